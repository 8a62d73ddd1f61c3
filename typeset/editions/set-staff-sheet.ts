import type { StaffEntry } from '#domain/menu/recipes/staff-entries.ts'
import type { TypstEngine } from '../engine/engine.ts'
import type { TypesetResult } from '../job/job.ts'
import { type DocumentToSet, officePaper, setOnPaper, writtenDay } from './document-pages.ts'

/** What each dish is made of and what follows from it, in English as the screens are; for the staff alone. */
export function setStaffSheet(
  engine: TypstEngine,
  { printed, design, sheet, record, line }: DocumentToSet,
): TypesetResult {
  const entries = record?.staff ?? []
  const sections = [...new Set(entries.map(({ section }) => section))]
  return setOnPaper(engine, 'staff-sheet.typ', sheet, {
    paper: officePaper(design),
    head: {
      owner: [printed.restaurant.name, printed.title].filter(Boolean).map(line).join(' · '),
      day: record ? writtenDay(record.day, undefined) : '',
    },
    sections: sections.map((name) => ({
      name: heading(line(name)),
      items: entries.filter(({ section }) => section === name).map((entry) => staffItem(entry, line)),
    })),
  }).result
}

/** The engine sets no PDF with a heading of white space, and nobody reads one of signs without a width. */
const heading = (words: string): string => (/[^\s\p{Cf}]/u.test(words) ? words : 'No name yet')

/** Between words that contain commas. */
const separators: Readonly<Record<string, string>> = {
  'Because of': ' · ',
  'Choices & extras': ' · ',
  'Diets withheld from guests': ' ',
}

/** An item with its lines, each a label and what it says; `isOpen` for what somebody has to look at. */
function staffItem(entry: StaffEntry, line: (text: string) => string) {
  const { declared, recipe, because, isOwnRecipe } = entry
  const rows: [label: string, words: readonly string[], isOpen?: boolean][] = [
    [isOwnRecipe ? 'Recipe' : 'Recipe of the catalogue', recipe],
    ['Contains', declared?.contains ?? []],
    ['May contain', declared?.mayContain ?? []],
    ['Can be made without', declared?.removable ?? []],
    ['Because of', because],
    ['In the recipe, not declared', entry.undeclared, true],
    ['Declared, not in the recipe', entry.unexplained, true],
    ['Choices & extras', entry.choices],
    ['Additives', entry.additives],
    ['Additives to check', entry.undeclaredAdditives, true],
    ['Alcohol', entry.alcohol],
    ['Diets', entry.diets],
    ['Diets withheld from guests', entry.withheldDiets, true],
    ['Not understood', entry.unknown, true],
    ['Signed', entry.signOff ? [entry.signOff] : []],
  ]
  return {
    name: heading(line(entry.name)),
    state: line(stateOf(entry)),
    rows: rows.flatMap(([label, words, isOpen = false]) =>
      words.length > 0
        ? [{ label: line(label), words: words.map(line).join(separators[label] ?? ', '), isOpen }]
        : [],
    ),
  }
}

function stateOf({ declared, recipe }: StaffEntry): string {
  if (!declared) return recipe.length > 0 ? 'Allergens not declared' : 'Allergens not declared, no recipe'
  if (declared.isWaiting) return 'Declaration to be confirmed: guests do not see it'
  return declared.contains.length + declared.mayContain.length === 0 ? 'Declared free of the allergens' : ''
}
