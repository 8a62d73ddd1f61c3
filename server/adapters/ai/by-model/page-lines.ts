import { z } from 'zod'
import type { Run, SourceLine, Tag } from '#domain/reading/lines/line.ts'
import { GAP } from '#domain/text/gap.ts'

/** What a model must answer; places are thousandths of the width and the height of the page. */
export const pageAnswerSchema = z.object({
  lines: z.array(
    z.object({
      text: z.string(),
      kind: z.enum(['title', 'heading', 'subheading', 'item', 'description', 'other']),
      left: z.number(),
      top: z.number(),
      right: z.number(),
      bottom: z.number(),
    }),
  ),
})

type AnsweredLine = z.infer<typeof pageAnswerSchema>['lines'][number]

/** A page of a poster has 300 lines; what is more isn't a page. */
const MOST_LINES = 600

/** Characters of a line. */
const LONGEST_LINE = 500

/** No model says how sure it is of a line. It is seldom wrong, and each of its prices is looked at. */
const CONFIDENCE = 0.9

/** How large the letters of each kind are thought to be, against those of items. */
const SIZES: Readonly<Record<AnsweredLine['kind'], number>> = {
  title: 2,
  heading: 1.5,
  subheading: 1.25,
  item: 1,
  description: 0.85,
  other: 0.85,
}

const TAGS: Readonly<Partial<Record<AnsweredLine['kind'], Tag>>> = {
  heading: { kind: 'heading', level: 1 },
  subheading: { kind: 'heading', level: 2 },
}

const CHARACTERS = 100

/** Lines that a model answered, as every source has them. Whatever it answered, texts are plain and places on the page. */
export function linesOfAnswer(
  { lines }: z.infer<typeof pageAnswerSchema>,
  { width, height, page }: { readonly width: number; readonly height: number; readonly page: number },
): SourceLine[] {
  const kept = lines
    .slice(0, MOST_LINES)
    .map((line) => ({ ...line, text: plain(line.text) }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  return kept.map((line, at) => {
    const box = boxOf(line)
    const { kind } = line
    const tag = TAGS[kind]
    return {
      runs: runsOf(line, box),
      gapAbove: gapAbove(kept[at - 1], line),
      size: SIZES[kind],
      ...(tag && { tag }),
      place: {
        source: 0,
        page,
        ...(box && {
          box: {
            x: Math.round((box.left * width) / 1000),
            y: Math.round((box.top * height) / 1000),
            width: Math.round(((box.right - box.left) * width) / 1000),
            height: Math.round(((box.bottom - box.top) * height) / 1000),
          },
        }),
      },
      confidence: CONFIDENCE,
    }
  })
}

const plain = (text: string): string =>
  text
    .slice(0, LONGEST_LINE)
    .normalize('NFC')
    .replaceAll(/[^\S\t]+/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, (sign) => (sign === GAP ? GAP : ''))
    .replaceAll(/ *\t[ \t]*/g, GAP)
    .trim()

type Box = Pick<AnsweredLine, 'left' | 'top' | 'right' | 'bottom'>

/** Returns the part of a box that is on the page; undefined for a place that isn't a box. */
function boxOf({ left, top, right, bottom }: Box): Box | undefined {
  const onPage = (value: number) => Math.max(0, Math.min(1000, value))
  const box = { left: onPage(left), top: onPage(top), right: onPage(right), bottom: onPage(bottom) }
  return box.right - box.left >= 5 && box.bottom - box.top >= 2 ? box : undefined
}

/** The first run at the left of the line, the last at its right, and those between them evenly. */
function runsOf({ text }: AnsweredLine, box: Box | undefined): Run[] {
  const texts = text.split(GAP)
  const start = ((box?.left ?? 0) * CHARACTERS) / 1000
  const end = Math.max(((box?.right ?? 1000) * CHARACTERS) / 1000, start + text.length)
  const last = end - (texts.at(-1)?.length ?? 0)
  const step = texts.length > 1 ? (last - start) / (texts.length - 1) : 0
  return texts.map((part, at) => ({
    text: part,
    x: Math.round((start + step * at) * 10) / 10,
    width: part.length,
  }))
}

/** Headings are apart; else the height of the line above is the measure. */
function gapAbove(above: AnsweredLine | undefined, line: AnsweredLine): number {
  if (!above) return 0
  if (line.kind === 'heading' || line.kind === 'subheading') return 1
  const [one, other] = [boxOf(above), boxOf(line)]
  if (!one || !other) return 0
  const gap = (other.top - one.bottom) / Math.max(1, one.bottom - one.top)
  return gap < -1 ? 1 : Math.max(0, Math.min(3, Math.round((gap - 0.4) * 4) / 4))
}
