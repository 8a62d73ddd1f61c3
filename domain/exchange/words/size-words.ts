import type { Size, SizeUnit } from '../../menu/model/price.ts'

const units: Readonly<Record<string, SizeUnit>> = {
  ml: 'ml',
  cl: 'cl',
  l: 'l',
  lt: 'l',
  liter: 'l',
  litre: 'l',
  oz: 'oz',
  floz: 'floz',
  'fl oz': 'floz',
  g: 'g',
  gr: 'g',
  kg: 'kg',
  lb: 'lb',
  lbs: 'lb',
  in: 'in',
  inch: 'in',
  '"': 'in',
  '″': 'in',
  '”': 'in',
  cm: 'cm',
  piece: 'piece',
  pieces: 'piece',
  pc: 'piece',
  pcs: 'piece',
  person: 'person',
  persons: 'person',
  people: 'person',
}

const SIZE = /^(\d{1,6}(?:[.,]\d{1,12})?(?:e-?\d{1,2})?)\s*([a-z]+\.?(?: oz)?|["″”])$/i

/** `8 oz`, `0,25 l`, `10"`; undefined for anything else. */
export function readSize(text: string): Size | undefined {
  const [, number = '', word = ''] = SIZE.exec(text.trim()) ?? []
  const key = word.toLowerCase().replace(/\.$/, '')
  const unit = Object.hasOwn(units, key) ? units[key] : undefined
  const amount = Number(number.replace(',', '.'))
  return unit && amount > 0 && amount <= 100_000 ? { amount, unit } : undefined
}

/** `8 oz` */
export const writeSize = ({ amount, unit }: Size): string => `${amount} ${unit}`
