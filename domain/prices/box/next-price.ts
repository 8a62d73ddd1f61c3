import type { PriceKind } from '../price-kind.ts'
import type { Size } from '../sizes/size.ts'

/** What was read of a price before its amount. */
export class NextPrice {
  label = ''
  /** In quotes: the label stays as it is. */
  isQuoted = false
  size: Size | undefined
  isFrom = false
  isSupplement = false
  per: { readonly words: string | undefined } | undefined
  kcal: number | undefined

  /** Nothing that names the price was read, and nothing that says its kind. */
  get isEmpty(): boolean {
    return this.label === '' && !this.size && !this.isFrom && !this.isSupplement && !this.isQuoted
  }

  /** Something was read that needs an amount. */
  get isBegun(): boolean {
    return this.isFrom || this.isSupplement || this.per !== undefined || this.kcal !== undefined
  }

  /** The label as it is kept. */
  get ownLabel(): string {
    return this.isQuoted ? this.label : trimmed(this.label)
  }

  get kind(): PriceKind {
    if (this.isSupplement) return 'supplement'
    if (this.per) return 'unit'
    return this.isFrom ? 'from' : 'fixed'
  }

  addLabel(text: string, isQuoted: boolean): void {
    if (isQuoted) this.isQuoted = true
    this.label = [this.label, text].filter(Boolean).join(' ')
  }

  /** Label and size belong to the price before. */
  forgetLabel(): void {
    this.label = ''
    this.isQuoted = false
    this.size = undefined
  }
}

/** A label without the signs that join it to its price. */
const trimmed = (label: string): string =>
  label.replaceAll(/^[\s:=,.;–—-]+|[\s:=,;–—-]+$|\s*\.{2,}\s*$/gu, '').trim()
