import { isLabel, readSizeOf } from '../words/labels.ts'
import type { LinePrice } from './line-price.ts'

/** `add 10 g` is a label and a size; `half dozen` is a label; `12 oz` is a size. */
export function labelOf(words: string): Pick<LinePrice, 'label' | 'size' | 'said'> {
  const size = readSizeOf(words)
  if (size) return { size, said: words.trim() }
  const [, label, measured] = /^([^\d¼½¾]+?)\s+([\d¼½¾]\S*(?:\s\S+)?)$/u.exec(words) ?? []
  // `200ml bottle`
  const [, leading = '', behind] = /^(\d[\d.,]*\s?\p{L}+)\s+(\p{L}[^\d]*)$/u.exec(words.trim()) ?? []
  const ahead = leading === '' ? undefined : readSizeOf(leading)
  if (ahead && behind !== undefined && isLabel(behind)) return { label: behind, size: ahead }
  const own = measured === undefined ? undefined : readSizeOf(measured)
  // `For 2 people`: the size says it.
  if (own?.unit === 'person' && label && FOR.test(label)) return { size: own, said: words.trim() }
  // The sign of a diameter says nothing alone.
  if (own && label && /^[Øø⌀]$/u.test(label.trim())) return { size: own, said: words.trim() }
  return own && label ? { label: label.trim(), size: own } : { label: words.trim() }
}

const FOR = /^(?:for|für|pour|para|per|voor|dla|pro)$/iu
