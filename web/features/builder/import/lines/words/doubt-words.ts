import { doubtSentence, isWithoutRoom } from '#domain/reading/doubts/doubt-words.ts'
import type { ReviewRow } from '#domain/reading/review/read-work.ts'

type Doubtful = Pick<ReviewRow, 'role' | 'doubts' | 'text'>

export const reasonsOf = (row: Doubtful): string[] =>
  row.doubts.length > 0
    ? [...new Set(row.doubts.map((doubt) => doubtSentence(doubt, row)))]
    : ['It is unclear what this is.']

export function reasonLeftOut(row: Doubtful & Pick<ReviewRow, 'isSaid' | 'isOfTable'>): string {
  const { role, isSaid, isOfTable, doubts } = row
  // A row that a person wants on the menu says why it is not.
  const isWanted = isOfTable ? doubts.length > 0 : doubts.some(({ code }) => isWithoutRoom(code))
  if (isSaid && !isWanted) return 'You left it out.'
  if (doubts.length > 0) return doubts.map((doubt) => doubtSentence(doubt, row)).join(' ')
  return role === 'ornament' ? 'A rule or an ornament.' : 'It does not look like a part of the menu.'
}
