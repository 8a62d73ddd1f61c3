import type { LostInCsv } from '#domain/exchange/writing/not-in-csv.ts'
import { notInCsv } from '#domain/exchange/writing/not-in-csv.ts'
import type { MenuFile } from '#domain/menu/stored/menu-file.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { exportCsv, exportJson } from './export-data.ts'

export interface CsvDialogProps {
  /** What is to be exported; null while nothing is. */
  menu: MenuFile | null
  onClose: () => void
}

/** Before a table is downloaded: what of this menu it leaves out. */
export function CsvDialog({ menu, onClose }: CsvDialogProps) {
  const download = (run: (menu: MenuFile) => void) => {
    if (menu) run(menu)
    onClose()
  }
  return (
    <Dialog
      isOpen={menu !== null}
      onOpenChange={onClose}
      title="Export as CSV"
      description="Dishes, prices, diets and allergens in a table: one row per price."
    >
      {menu && (
        <section aria-labelledby="not-in-csv">
          <h3 id="not-in-csv" className="font-medium">
            Not in this file
          </h3>
          <ul className="mt-2 list-disc pl-5 text-sm">
            <li>the restaurant and the design</li>
            {notInCsv(menu.content).map((lost) => (
              <li key={lost.what}>{lostWords(lost)}</li>
            ))}
          </ul>
          <p className="mt-3 text-quiet text-sm">A JSON file has everything.</p>
        </section>
      )}
      <DialogActions>
        <Button variant="secondary" onClick={() => download(exportJson)}>
          Download JSON
        </Button>
        <Button onClick={() => download(exportCsv)}>Download CSV</Button>
      </DialogActions>
    </Dialog>
  )
}

const { format } = new Intl.NumberFormat('en-US')

const counted = (one: string, many: string) => (count: number) =>
  `${format(count)} ${count === 1 ? one : many}`

const always = (words: string) => () => words

const words: Readonly<Record<LostInCsv['what'], (count: number) => string>> = {
  title: always('title and date line'),
  languages: always('the languages of the menu'),
  market: always('country and time zone'),
  intro: always('the introduction'),
  notices: counted('notice', 'notices'),
  contact: always('contact'),
  marks: counted('mark with its explanation', 'marks with their explanations'),
  choices: counted(
    'list of choices & extras with its options',
    'lists of choices & extras with their options',
  ),
  section_texts: counted(
    'section’s introduction, footer or second name',
    'sections’ introductions, footers and second names',
  ),
  section_hours: counted('section’s hours', 'sections’ hours'),
  section_layout: counted('section’s layout', 'sections’ layouts'),
  section_prices: counted('section’s price of the whole', 'sections’ prices of the whole'),
  section_choices: counted('section’s choices & extras', 'sections’ choices & extras'),
  section_pictures: counted('section’s picture', 'sections’ pictures'),
  sections_of_one_name: counted(
    'section that has the name of another: both become one',
    'sections that have the names of others: they become one',
  ),
  columns: counted('section’s layout of price columns', 'sections’ layouts of price columns'),
  pictures: counted('picture of a dish', 'pictures of dishes'),
  earlier_prices: counted('dish’s price before the optimization', 'dishes’ prices before the optimization'),
  confirmations: counted(
    'dish’s confirmation of diets and allergens',
    'dishes’ confirmations of diets and allergens',
  ),
  owner_notes: counted('section’s note to you', 'sections’ notes to you'),
}

/** What a table leaves out of a menu, and how many of them. */
export const lostWords = ({ what, count }: LostInCsv): string => words[what](count)
