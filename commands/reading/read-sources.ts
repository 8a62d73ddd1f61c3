import { defaultDesign } from '#domain/design/settings.ts'
import { DEFAULT_TEMPLATE_ID } from '#domain/design/templates.ts'
import { addMenu } from '#domain/exchange/taking/add-menu.ts'
import type { Menu, MenuContent } from '#domain/menu/model/menu.ts'
import { countItems } from '#domain/menu/model/walk.ts'
import { type MenuFile, readMenuFile } from '#domain/menu/stored/menu-file.ts'
import { currencyOfCountry, paperOfCountry, paperOfCurrency } from '#domain/money/countries.ts'
import { DEFAULT_CURRENCY } from '#domain/money/currency.ts'
import type { LineRole } from '#domain/reading/layout/role.ts'
import type { SourceLine } from '#domain/reading/lines/line.ts'
import { type ReadingChoice, readMenuLines } from '#domain/reading/read-menu-lines.ts'
import { mapSheets, readSheets } from '#domain/reading/tables/read-sheets.ts'
import type { TableReading } from '#domain/reading/tables/rows/table-reading.ts'
import { withRemarks } from '#domain/reading/tables/unread-remark.ts'
import type { EncodingLabel } from '#sources/letters/encodings.ts'
import { type GivenFile, type OpenedSource, SourceError } from '#sources/opened.ts'
import { openSource } from '#sources/opening/open-source.ts'
import { recognizePages } from './recognize-pages.ts'

export interface SourceChoice {
  /** Of prices without a sign; that of the country where absent. */
  readonly currency?: string | undefined
  /** ISO 3166-1 alpha-2: where the restaurant is. */
  readonly country?: string | undefined
  /** BCP 47, of the words of pictures; English where absent. */
  readonly language?: string | undefined
}

/** A menu that was read from files; the readings say what became of their lines. */
export interface ReadSources {
  readonly file: MenuFile
  readonly readings: readonly TableReading[]
  /** In which encodings texts were read, where only their letters say it. */
  readonly encodings: readonly EncodingLabel[]
}

/**
 * Reads files of one menu. Lines of several files are read as one text; what else there is comes behind them. A file of
 * ours keeps its design.
 * @param onPictures is called before the letters of a picture are recognized, which takes longer than to read a text
 * @throws {SourceError} with a sentence that names the file, for what cannot be read
 */
export async function readSources(
  files: readonly GivenFile[],
  choice: SourceChoice,
  onPictures: () => void = () => {},
): Promise<ReadSources> {
  const isCurrencySaid = choice.currency !== undefined || choice.country !== undefined
  const { country, currency = country === undefined ? DEFAULT_CURRENCY : currencyOfCountry(country) } = choice
  const said = { currency, country, isCurrencySaid }
  const language = choice.language ?? 'en'
  const openings: OpenedSource[] = []
  for (const file of files) openings.push(await open(file, { country, language }, onPictures))
  const readings = [...lineReadings(openings, said), ...tableReadings(openings, said)]
  const menuFiles = openings.flatMap((opened) => (opened.kind === 'menu' ? readMenuFile(opened.json) : []))
  const [first, ...others] = [...readings.map(({ content }) => withDefaults(content, country)), ...menuFiles]
  if (!first || countItems(first.content) === 0)
    throw new SourceError(
      'no_menu',
      `${files.map(({ name }) => name).join(', ')}: No dish was found. Give the menu itself, with its dishes and their prices.`,
    )
  const { restaurant, ...menu } = first.content
  let whole: Menu = menu
  for (const { content } of others) whole = addMenu(whole, content)
  const encodings = openings.flatMap((opened) => ('encoding' in opened ? (opened.encoding ?? []) : []))
  return { file: { ...first, content: { ...whole, restaurant } }, readings, encodings }
}

type SaidOfMoney = Required<Pick<ReadingChoice, 'currency' | 'isCurrencySaid'>> &
  Pick<ReadingChoice, 'country'>

/** All lines as one text, with what their sources say of them. */
function lineReadings(openings: readonly OpenedSource[], said: SaidOfMoney): TableReading[] {
  const lines: SourceLine[] = []
  const corrections = new Map<number, LineRole>()
  for (const [source, opened] of openings.entries()) {
    if (opened.kind !== 'lines') continue
    for (const [at, role] of opened.roles ?? []) corrections.set(lines.length + at, role)
    for (const line of opened.lines) lines.push({ ...line, place: { ...line.place, source } })
  }
  return lines.length > 0 ? [withRemarks(readMenuLines(lines, { ...said, corrections }))] : []
}

const tableReadings = (
  openings: readonly OpenedSource[],
  { currency, country, isCurrencySaid }: SaidOfMoney,
): TableReading[] =>
  openings.flatMap((opened, source) =>
    opened.kind === 'table'
      ? readSheets(mapSheets(opened.sheets), { currency, country, isCurrencySaid, source })
      : [],
  )

const isPdf = ({ bytes }: GivenFile): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-')

async function open(
  file: GivenFile,
  { country, language }: { readonly country: string | undefined; readonly language: string },
  onPictures: () => void,
): Promise<OpenedSource> {
  try {
    const opened = await openSource(file, { country }).catch((cause: unknown) => {
      // A scan: its pages are pictures.
      if (cause instanceof SourceError && cause.code === 'no_text' && isPdf(file)) return undefined
      throw cause
    })
    if (opened && opened.kind !== 'pictures') return opened
    onPictures()
    return await recognizePages(file, language)
  } catch (cause) {
    if (!(cause instanceof SourceError)) throw cause
    throw new SourceError(cause.code, `${file.name}: ${cause.message}`, { cause })
  }
}

/** What a new menu begins with: the first template, and the paper of its country. */
const withDefaults = (content: MenuContent, country: string | undefined): MenuFile => ({
  content: country === undefined ? content : { ...content, market: { country } },
  design: {
    ...defaultDesign,
    pageSize: country === undefined ? paperOfCurrency(content.currency) : paperOfCountry(country),
  },
  templateId: DEFAULT_TEMPLATE_ID,
})
