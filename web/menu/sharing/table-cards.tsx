import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { readSavedMenu, type SavedMenu } from '#contract/menus/saved-menus.ts'
import type { TableCards as Cards } from '#domain/design/paper/editions.ts'
import { settled } from '#domain/menu/claims/claims.ts'
import { menuNameFor } from '#domain/menu/model/restaurant.ts'
import { everydayPaperOf } from '#domain/plans/printing.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { queryOf } from '../../lib/query-of.ts'
import { showErrorToast } from '../../lib/tell-failure.ts'
import { Button } from '../../ui/button/button.tsx'
import { downloadPdf } from '../export/editions/download-edition.ts'
import { EditionOptions } from '../export/editions/edition-options.tsx'
import { EditionPreview } from '../export/editions/edition-preview.tsx'
import { useEdition } from '../export/editions/use-edition.ts'
import { printPages } from '../export/print-pages.ts'

/** Cards with the code of the page, in the look of a menu: seen, printed and taken along. */
export function TableCards({ menuId }: { menuId: string }) {
  const menu = useQuery(queryOf(readSavedMenu, { params: { id: menuId } }))
  return (
    <Loaded query={menu} what="the table cards">
      {(saved) => <CardsOf menu={saved} />}
    </Loaded>
  )
}

function CardsOf({ menu: { id, content, design, templateId, version } }: { menu: SavedMenu }) {
  const { restaurant, ...menu } = content
  const file = { content: { restaurant, ...settled(menu) }, design, templateId, menuId: id }
  const [edition, setEdition] = useState<Cards>({
    kind: 'table-cards',
    format: 'cards',
    paper: everydayPaperOf(content),
  })
  const made = useEdition(file, `cards ${id} ${version}`, { edition, asOfNow: false }, true)
  const { data } = made
  const print = () => data && printPages({ ...data, title: menuNameFor(restaurant) }).catch(showErrorToast)
  return (
    <section aria-label="Table cards" className="flex flex-col gap-4 sm:flex-row sm:items-start">
      <div className="flex min-w-0 grow flex-col gap-4">
        <p className="text-pretty text-sm">
          The code of your page in the look of this menu. Cards you printed keep working, whatever you put on
          the page and whatever you name it.
        </p>
        <EditionOptions
          edition={edition}
          sections={[]}
          unit="in"
          onChange={(next) => next.kind === 'table-cards' && setEdition(next)}
        />
        <div className="flex flex-wrap gap-2">
          <Button icon={Printer} disabled={!data} onClick={print}>
            Print table card
          </Button>
          <Button
            variant="secondary"
            disabled={!data}
            onClick={() => data && downloadPdf(file, 'table cards', data.bytes)}
          >
            Download PDF
          </Button>
        </div>
      </div>
      <EditionPreview made={made} noun="sheet" />
    </section>
  )
}
