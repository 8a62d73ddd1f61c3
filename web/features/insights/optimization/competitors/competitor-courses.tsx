import type { CompetitorFigures, PriceSpread } from '#domain/insights/competitors/competitor-shape.ts'
import { roundMoney } from '../../../../menu/advice/words/money.ts'
import { Table } from '../../../../ui/layout/table.tsx'

export function CompetitorCourses({ figures, currency }: { figures: CompetitorFigures; currency: string }) {
  const { courses, lacking } = figures
  const [first] = courses
  if (!first && lacking.length === 0) return null
  return (
    <div className="border-ink border-t-2 pt-3">
      {first && (
        <>
          <h2 className="text-lg">Course by course</h2>
          <p className="mb-2 max-w-prose text-quiet text-sm">
            The middle price of each course, from its cheapest to its dearest dish. Of several sizes the
            smallest counts. Drinks, sets and plates for children are left out, and so are courses of fewer
            than three dishes.
          </p>
          <Table
            caption="Courses compared with competitors"
            rows={courses}
            rowKey={({ categoryId }) => categoryId}
            columns={[
              { header: 'Course', isRowHeader: true, cell: ({ name }) => name },
              {
                header: 'Yours',
                align: 'end',
                cell: ({ own }) => <Spread prices={own} currency={currency} />,
              },
              ...first.theirs.map(({ competitor }, at) => ({
                header: competitor,
                align: 'end' as const,
                cell: ({ own, theirs }: CompetitorFigures['courses'][number]) => (
                  <Spread prices={theirs[at]?.prices ?? null} own={own} currency={currency} />
                ),
              })),
            ]}
          />
        </>
      )}
      {lacking.length > 0 && (
        <p className="mt-4 max-w-prose">
          On several of their menus and not on yours:{' '}
          {list.format(
            lacking.map(
              ({ name, sellers, low, high }) =>
                `${name} (${sellers} of them, ${low === high ? '' : `${roundMoney(low, currency)}–`}${roundMoney(high, currency)})`,
            ),
          )}
          .
        </p>
      )}
    </div>
  )
}

const list = new Intl.ListFormat('en')

interface SpreadProps {
  prices: PriceSpread | null
  own?: PriceSpread
  currency: string
}

function Spread({ prices, own, currency }: SpreadProps) {
  if (!prices) return <span className="text-quiet">too few</span>
  const { low, middle, high } = prices
  const percent = own ? Math.round((own.middle / middle - 1) * 100) : 0
  return (
    <span>
      <span className="font-medium">{roundMoney(middle, currency)}</span>{' '}
      <span className="text-quiet text-sm">
        {roundMoney(low, currency)}–{roundMoney(high, currency)}
      </span>
      {own && (
        <span className="block text-quiet text-sm">
          {percent === 0
            ? 'you’re the same'
            : `you’re ${Math.abs(percent)}% ${percent > 0 ? 'above' : 'below'}`}
        </span>
      )}
    </span>
  )
}
