import type { PriceKind } from '../price-kind.ts'
import type { Size } from '../sizes/size.ts'
import * as words from '../words/phrases.ts'
import { priceWords } from '../words/price-words.ts'
import { amountOrDoubt, type BoxDoubt } from './amount-or-doubt.ts'
import {
  type BoxToken,
  hasNumber,
  indexAfter,
  instead,
  isNumber,
  type NumberToken,
  skipSpaces,
  type TypedIn,
  tokensOf,
} from './box-tokens.ts'
import { NextPrice } from './next-price.ts'
import { isCount, plainNumber, sizeAt } from './numbers.ts'

/** One price as it was typed; what it belongs to is decided later. */
export interface Entry {
  kind: PriceKind
  /** Minor units; absent for words. */
  amount?: number
  label: string
  /** In quotes: a label, whatever it says. */
  isQuoted: boolean
  size?: Size
  per?: string
  words?: string
  former?: number
  kcal?: number
  /** In which part between breaks it is, from 0. */
  slot: number
}

/** Reads entries one after the other; the first doubt counts. */
export class EntryReader {
  doubt: BoxDoubt | undefined
  readonly entries: Entry[] = []
  private slot = 0
  private next = new NextPrice()

  private readonly text: string
  private readonly by: TypedIn

  constructor(text: string, by: TypedIn) {
    this.text = text
    this.by = by
  }

  /** Reads the tokens between two breaks. */
  read(tokens: readonly BoxToken[], slot: number): void {
    this.slot = slot
    const first = this.entries.length
    for (let at = 0; at < tokens.length && !this.doubt; ) at = this.readAt(tokens, at)
    if (!this.doubt) this.closeRest(first)
  }

  private doubtThat(sentence: string, ...choices: string[]): number {
    this.doubt ??= { sentence, choices }
    return Number.POSITIVE_INFINITY
  }

  private readAt(tokens: readonly BoxToken[], at: number): number {
    const token = tokens[at]
    if (!token) return at + 1
    if (token.kind === 'number') return this.readNumber(tokens, at, token)
    if (token.kind === 'quote') return this.addLabel(token.text, at, true)
    if (token.kind === 'note') return this.readNote(token, at)
    if (token.kind === 'dash' || token.kind === 'break') return this.readDash(tokens, at)
    return this.readWord(tokens, at, token)
  }

  private readDash(tokens: readonly BoxToken[], at: number): number {
    const before = tokens[at - 1]
    const after = tokens[at + 1]
    const token = tokens[at]
    if (token?.kind === 'break') {
      this.next.label += token.text === ',' ? ',' : ` ${token.text}`
      return at + 1
    }
    return before?.kind === 'number' && after?.kind === 'number' ? this.doubtOfRange(before, after) : at + 1
  }

  /** `12–14`, `from 12 to 14` */
  private doubtOfRange(before: BoxToken, after: BoxToken): number {
    const [least, most] = [before, after].map(({ start, end }) => this.text.slice(start, end))
    const isFrom = this.last?.kind === 'from'
    const range = { start: before.start, end: after.end }
    const { from } = priceWords(this.by.language, this.by.currency)
    return this.doubtThat(
      `“${least}–${most}” may be two prices, or the least and the most of one.`,
      isFrom ? `${least} / ${most}` : instead(this.text, range, `${least} / ${most}`),
      instead(this.text, range, isFrom ? `${least}` : `${from} ${least}`),
    )
  }

  /** `1O`, `12*`, `20%`: signs and letters that are glued to a number and mean nothing. */
  private isNoise(number: BoxToken, word: BoxToken & { readonly text: string }): boolean {
    if (/^[*†‡°^#!?%.,'’]+$/u.test(word.text)) return true
    if (word.start !== number.end || words.SERVING.test(word.text) || word.text === '+') return false
    const known = [words.EACH, words.FROM_BEHIND, words.SUPPLEMENT, words.KCAL, words.FORMERLY]
    if (known.some((phrase) => words.endOf(phrase, this.text, word.start) !== undefined)) return false
    return !words.unitAt(this.text, word.start)
  }

  private get last(): Entry | undefined {
    return this.entries.at(-1)
  }

  /** Nothing has been read since the last price of this slot. */
  private get isBehindPrice(): boolean {
    return this.last?.slot === this.slot && this.next.isEmpty
  }

  private addLabel(text: string, at: number, isQuoted = false): number {
    this.next.addLabel(text, isQuoted)
    return at + 1
  }

  private addEntry(entry: Pick<Entry, 'kind'> & Partial<Entry>): void {
    const { ownLabel, isQuoted, size, kcal } = this.next
    this.entries.push({
      label: ownLabel,
      isQuoted,
      slot: this.slot,
      ...(size && { size }),
      ...(kcal !== undefined && { kcal }),
      ...entry,
    })
    this.next = new NextPrice()
  }

  private readNumber(tokens: readonly BoxToken[], at: number, token: NumberToken): number {
    const { text } = this
    if (token.sign === undefined && !token.plus && !token.minus && !token.isClosed) {
      const kcal = words.endOf(words.KCAL, text, skipSpaces(text, token.end))
      if (kcal !== undefined) return this.readKcal(token, indexAfter(tokens, at, kcal))
      const size = sizeAt(tokens, at, token, text)
      if (size) {
        // `for 2`: the word before it belongs to the size.
        if (size.isForSoMany) this.next.label = this.next.label.replace(/\S+$/u, '').trim()
        this.next.size = size.size
        return indexAfter(tokens, at, size.end)
      }
      if (isCount(tokens, at, token, text, this.isBehindPrice))
        return this.addLabel(text.slice(token.start, token.end), at)
    }
    const amount = this.readAmount(token)
    if (amount === undefined) return Number.POSITIVE_INFINITY
    // Below zero it can only take off something.
    const isTakenOff = token.minus
    const kind = token.plus || isTakenOff ? 'supplement' : this.next.kind
    const per = this.next.per?.words
    this.addEntry({ kind, amount: isTakenOff ? 0 - amount : amount, ...(per !== undefined && { per }) })
    return at + 1
  }

  private readKcal(token: NumberToken, next: number): number {
    const kcal = Math.round(plainNumber(token))
    const { last } = this
    if (last && this.next.isEmpty) last.kcal = kcal
    else this.next.kcal = kcal
    return next
  }

  private readAmount(token: NumberToken): number | undefined {
    const amount = amountOrDoubt(token, this.text, this.by)
    if (typeof amount === 'number') return amount
    this.doubt ??= amount
    return undefined
  }

  private readNote(token: BoxToken & { readonly text: string }, at: number): number {
    for (const part of token.text.split(/,\s/u)) {
      const inner = part.trim()
      const former = words.endOf(words.FORMERLY, inner, 0)
      const isPriced = this.isBehindPrice
      if (former !== undefined && isPriced && this.readFormer(inner.slice(former))) continue
      const kcal = /^(\d+)\s*k?cal(?:s|ories)?$/iu.exec(inner)?.[1]
      if (kcal !== undefined && isPriced && this.last) this.last.kcal = Number(kcal)
      else this.addLabel(`(${inner})`, at)
    }
    return at + 1
  }

  private readFormer(written: string): boolean {
    const tokens = tokensOf(written.replace(/^\s*:?\s*/u, '').trim(), this.by)
    const [token] = tokens
    if (!this.last || tokens.length !== 1 || token?.kind !== 'number') return false
    const amount = this.readAmount(token)
    if (amount !== undefined) this.last.former = amount
    return true
  }

  private readWord(
    tokens: readonly BoxToken[],
    at: number,
    token: BoxToken & { readonly text: string },
  ): number {
    const { text } = this
    const find = (phrase: RegExp) => words.endOf(phrase, text, token.start)
    const next = tokens[at + 1]
    const before = tokens[at - 1]
    if (before?.kind === 'number' && next?.kind === 'number' && words.TO.test(token.text))
      return this.doubtOfRange(before, next)
    if (before?.kind === 'number' && this.isNoise(before, token))
      return this.doubtThat(`“${text.slice(before.start, token.end)}” isn’t a price that we can read.`)
    if (this.next.isEmpty) {
      const behind = this.readBehind(tokens, at, token)
      if (behind !== undefined) return behind
    }
    for (const [phrase, kind] of [
      [words.MARKET, 'market'],
      [words.INCLUDED, 'included'],
    ] as const) {
      const end = find(phrase)
      if (end === undefined) continue
      const after = indexAfter(tokens, at, end)
      const rest = tokens[after]
      if (rest !== undefined && rest.kind !== 'quote' && !isPriceNote(rest)) continue
      return this.readPriceOfWords(kind, text.slice(token.start, end), rest, after)
    }
    const from = find(words.FROM)
    if (from !== undefined && isNumber(tokens[indexAfter(tokens, at, from)])) {
      this.next.isFrom = true
      return indexAfter(tokens, at, from)
    }
    const supplement = find(words.SUPPLEMENT_BEFORE)
    if (supplement !== undefined && isNumber(tokens[indexAfter(tokens, at, supplement)])) {
      this.next.isSupplement = true
      return indexAfter(tokens, at, supplement)
    }
    const each = find(words.EACH)
    if (each !== undefined && isNumber(tokens[indexAfter(tokens, at, each)])) {
      this.next.per = { words: this.eachWords(text.slice(token.start, each)) }
      return indexAfter(tokens, at, each)
    }
    const per = find(words.PER)
    const unit = per === undefined ? undefined : words.endOf(words.PER_UNIT, text, skipSpaces(text, per))
    if (per !== undefined && unit !== undefined && this.next.label === '') {
      const after = indexAfter(tokens, at, unit)
      if (isNumber(tokens[after])) {
        this.next.per = { words: this.perWords(token.start, per, unit) }
        return after
      }
    }
    if (words.CONNECTOR.test(token.text) && this.next.label === '' && hasNumber(tokens, at)) return at + 1
    return this.addLabel(token.text, at)
  }

  /** What is after an amount and belongs to it. */
  private readBehind(tokens: readonly BoxToken[], at: number, token: BoxToken): number | undefined {
    const { text, last } = this
    if (!last || last.amount === undefined) return undefined
    const find = (phrase: RegExp) => words.endOf(phrase, text, token.start)
    const former = find(words.FORMERLY)
    if (former !== undefined && this.saysFormer(text.slice(token.start, former))) {
      const number = tokens[indexAfter(tokens, at, former)]
      if (number?.kind === 'number') {
        const amount = this.readAmount(number)
        if (amount !== undefined) last.former = amount
        return indexAfter(tokens, at, former) + 1
      }
    }
    if (!this.isBehindPrice) return undefined
    const up = find(words.FROM_BEHIND) ?? (text[token.start] === '+' ? token.start + 1 : undefined)
    if (up !== undefined && last.kind === 'fixed' && !isNumber(tokens[indexAfter(tokens, at, up)])) {
      last.kind = 'from'
      return indexAfter(tokens, at, up)
    }
    const supplement = find(words.SUPPLEMENT)
    if (supplement !== undefined && (last.kind === 'fixed' || last.kind === 'supplement')) {
      const after = indexAfter(tokens, at, supplement)
      if (
        !hasNumber(tokens, after) ||
        words.endOf(words.SUPPLEMENT_BEFORE, text, token.start) !== undefined
      ) {
        last.kind = 'supplement'
        return after
      }
    }
    const each = find(words.EACH)
    if (each !== undefined && last.kind === 'fixed') {
      last.kind = 'unit'
      const per = this.eachWords(text.slice(token.start, each))
      if (per !== undefined) last.per = per
      return indexAfter(tokens, at, each)
    }
    const per = find(words.PER)
    const unit = per === undefined ? undefined : words.endOf(words.PER_UNIT, text, skipSpaces(text, per))
    if (per === undefined || unit === undefined || last.kind !== 'fixed') return undefined
    last.kind = 'unit'
    last.per = this.perWords(token.start, per, unit)
    return indexAfter(tokens, at, unit)
  }

  /** `small 6 reg 8` is a size, `9 reg. 16` what it cost before. */
  private saysFormer(word: string): boolean {
    return !words.REGULAR.test(word) || (this.last?.label === '' && !this.last.size)
  }

  /** The language's own `per` is printed automatically; `pro Person` stays as it is. */
  private perWords(start: number, per: number, end: number): string {
    const usual = priceWords(this.by.language, this.by.currency).per
    const isUsual = this.text.slice(start, per).toLowerCase() === usual
    return this.text.slice(isUsual ? skipSpaces(this.text, per) : start, end)
  }

  /** The usual word of the language need not be kept. */
  private eachWords(typed: string): string | undefined {
    const { currency, language } = this.by
    return typed.toLowerCase() === priceWords(language, currency).each.toLowerCase() ? undefined : typed
  }

  private readPriceOfWords(
    kind: 'market' | 'included',
    typed: string,
    rest: BoxToken | undefined,
    after: number,
  ): number {
    const { currency, language } = this.by
    const usual = priceWords(language, currency)[kind]
    const own = (rest?.kind === 'quote' && rest.text) || typed
    const isLabelToo =
      kind === 'market' &&
      this.next.label !== '' &&
      !this.next.isQuoted &&
      words.endOf(words.MARKET, this.next.label, 0) === this.next.label.length
    const said = isLabelToo ? `${this.next.label} ${own}` : own
    if (isLabelToo) this.next.label = ''
    const isUsual = rest?.kind !== 'quote' && said.toLowerCase() === usual.toLowerCase()
    this.addEntry({ kind, ...(!isUsual && { words: said }) })
    return rest?.kind === 'quote' ? after + 1 : after
  }

  /** What is at the end of a slot without an amount: the label of the one price before it, or of each. */
  private closeRest(first: number): void {
    const read = this.entries.slice(first)
    const { ownLabel: label, isQuoted: isOwn, size: ownSize } = this.next
    if (label === '' && !isOwn && !ownSize) {
      if (this.next.isBegun) this.doubtThat('An amount is missing.')
      return
    }
    const [head] = read
    if (head?.label !== '' || head.isQuoted || head.size) {
      if (ownSize && read.length === 0 && label === '') this.doubtOfSize(ownSize)
      else this.doubtThat(`Type the price behind ${label === '' ? 'the size' : `“${label}”`}.`)
      return
    }
    const after = [...read.slice(1), { label, isQuoted: isOwn, size: ownSize }]
    for (const [at, entry] of read.entries()) {
      const { label: its = '', isQuoted = false, size } = after[at] ?? {}
      entry.label = its
      entry.isQuoted = isQuoted
      if (size) entry.size = size
      else delete entry.size
    }
    this.next.forgetLabel()
  }

  /** `6.5 lb` is a size; what is meant may be a price for each. */
  private doubtOfSize({ amount, unit }: Size): void {
    this.doubtThat(`“${amount} ${unit}” is a size. Type the price behind it.`, `${amount}/${unit}`)
  }
}

/** A note behind a price of words: `(reg. 16)`, `(540 kcal)`. */
const isPriceNote = (token: BoxToken): boolean =>
  token.kind === 'note' &&
  (words.endOf(words.FORMERLY, token.text, 0) !== undefined || /^\d+\s*k?cal/iu.test(token.text))
