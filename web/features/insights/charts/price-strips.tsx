import { Group } from '@visx/group'
import { scaleLinear } from '@visx/scale'
import { Bar, Circle, Line } from '@visx/shape'
import type { MenuFigures, SectionFigures } from '#domain/insights/review/figures-shape.ts'
import { money, roundMoney } from '../../../menu/advice/words/money.ts'
import { Table } from '../../../ui/layout/table.tsx'
import { AmountAxis } from './amount-axis.tsx'
import { placeLabels } from './place-labels.ts'
import { Plot } from './plot.tsx'

const ROW = 76
const LABEL = 20
const STRIP = 30
const AXIS = 28
const DOT = 5.5
/** Of the ink, so that it shows on paper of either kind. */
const BAND = 'color-mix(in srgb, var(--color-ink) 9%, transparent)'

type Compared = SectionFigures & { readonly comparables: NonNullable<SectionFigures['comparables']> }

export interface PriceStripsProps {
  figures: MenuFigures
  title?: string
}

/** Each section's prices as dots among the catalogue's; nothing of sections that have no measure. */
export function PriceStrips({ figures, title = 'How your prices compare' }: PriceStripsProps) {
  const sections = figures.sections.filter(
    (section): section is Compared => section.comparables !== null && section.items.length > 0,
  )
  if (sections.length === 0) return null
  const { currency } = figures
  const isAmongOwn = sections.every(({ comparables }) => comparables.source === 'menu')
  const prices = sections.flatMap(({ items, comparables }) => [
    ...items.map(({ price }) => price),
    ...comparables.prices,
  ])
  const height = sections.length * ROW + AXIS
  return (
    <Plot
      title={title}
      height={height}
      lead={<Legend isAmongOwn={isAmongOwn} />}
      summary={sections.map((section) => summarise(section, currency)).join(' ')}
      basis={figures.basis.comparables}
      table={<StripTable sections={sections} currency={currency} />}
    >
      {(width) => {
        const x = scaleLinear({ domain: [0, Math.max(...prices)], range: [DOT, width - DOT - 8], nice: true })
        return (
          <>
            {sections.map((section, index) => (
              <Group key={section.sectionId} top={index * ROW}>
                <Strip section={section} currency={currency} x={x} width={width} />
              </Group>
            ))}
            <AmountAxis scale={x} top={sections.length * ROW} width={width} currency={currency} />
          </>
        )
      }}
    </Plot>
  )
}

interface StripProps {
  section: Compared
  currency: string
  x: (amount: number) => number
  width: number
}

function Strip({ section, currency, x, width }: StripProps) {
  const { comparables, items, name, averagePrice } = section
  const middle = LABEL + STRIP / 2 + 4
  return (
    <>
      <text y={13} fontSize={14} fontWeight={600} fill="var(--color-ink)">
        {name}
      </text>
      <text x={width} y={13} fontSize={13} textAnchor="end" fill="var(--color-quiet)">
        {averagePrice !== null && `average ${money(averagePrice, currency)}`}
      </text>
      <Line
        from={{ x: 0, y: middle }}
        to={{ x: width, y: middle }}
        stroke="var(--color-rule)"
        strokeDasharray="1 3"
      />
      <Bar
        x={x(comparables.q1)}
        y={middle - STRIP / 2}
        width={Math.max(x(comparables.q3) - x(comparables.q1), 2)}
        height={STRIP}
        rx={3}
        fill={BAND}
      />
      {comparables.prices.map((price, index) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: prices repeat and never move.
          key={index}
          from={{ x: x(price), y: middle - 7 }}
          to={{ x: x(price), y: middle + 7 }}
          stroke="var(--color-edge)"
          strokeOpacity={0.55}
        />
      ))}
      <Line
        from={{ x: x(comparables.median), y: middle - STRIP / 2 }}
        to={{ x: x(comparables.median), y: middle + STRIP / 2 }}
        stroke="var(--color-ink)"
        strokeWidth={1.5}
      />
      {items.map(({ place, name: dish, price }) => (
        <Circle
          key={`${place.sectionId} ${place.itemId}`}
          cx={x(price)}
          cy={middle}
          r={DOT}
          fill="var(--color-accent)"
          fillOpacity={0.9}
          stroke="var(--color-paper)"
          strokeWidth={1.5}
        >
          <title>{`${dish}, ${money(price, currency)}`}</title>
        </Circle>
      ))}
      {placeLabels(
        items
          .filter(({ price }) => standsOut(price, comparables.prices))
          .map(({ name: dish, price }) => ({
            text: `${shorten(dish, width)} ${money(price, currency)}`,
            x: x(price),
          })),
        width,
        DOT,
      ).map(({ text, x: at, anchor }) => (
        <text
          key={`${text} ${at}`}
          x={at + (anchor === 'end' ? DOT : -DOT)}
          y={middle + STRIP / 2 + 11}
          textAnchor={anchor}
          fontSize={12}
          fill="var(--color-accent)"
        >
          {text}
        </text>
      ))}
    </>
  )
}

/** Beyond every comparable dish: worth a name on the plot. */
const standsOut = (price: number, prices: readonly number[]): boolean =>
  price > (prices.at(-1) ?? price) || price < (prices[0] ?? price)

function shorten(name: string, width: number): string {
  const room = Math.floor(width / 22)
  return name.length > room ? `${name.slice(0, room - 1).trimEnd()}…` : name
}

const Legend = ({ isAmongOwn }: { isAmongOwn: boolean }) => (
  <span className="flex flex-wrap items-center gap-x-5 gap-y-1">
    <Key label="your dishes">
      <circle cx={8} cy={8} r={5} fill="var(--color-accent)" />
    </Key>
    {!isAmongOwn && (
      <Key label="our catalog’s dishes">
        <path d="M3 2v12M8 2v12M13 2v12" stroke="var(--color-edge)" />
      </Key>
    )}
    <Key label="middle 50% and median">
      <rect width={16} height={16} rx={3} fill={BAND} />
      <path d="M8 0v16" stroke="var(--color-ink)" strokeWidth={1.5} />
    </Key>
  </span>
)

const Key = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <span className="inline-flex items-center gap-2 whitespace-nowrap">
    <svg width={16} height={16} aria-hidden="true">
      {children}
    </svg>
    {label}
  </span>
)

const summarise = (
  { name, items, comparables: { source, q1, median, q3 } }: Compared,
  currency: string,
): string => {
  const said = (amount: number) => roundMoney(amount, currency)
  const prices = items.map(({ price }) => price)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const others = source === 'menu' ? 'of them' : 'of our catalog’s dishes'
  return `${name}: yours cost ${said(low)} to ${said(high)}; the middle 50% ${others} ${said(q1)} to ${said(q3)}, median ${said(median)}.`
}

function StripTable({ sections, currency }: { sections: readonly Compared[]; currency: string }) {
  const rows = sections.flatMap(({ name: section, comparables, items }) =>
    items.map((item) => ({ ...item, section, comparables })),
  )
  return (
    <Table
      caption="Your prices compared"
      rows={rows}
      rowKey={({ place }) => `${place.sectionId}-${place.itemId}`}
      columns={[
        { header: 'Dish', isRowHeader: true, cell: ({ name }) => name },
        { header: 'Section', cell: ({ section }) => section },
        { header: 'Price', align: 'end', cell: ({ price }) => money(price, currency) },
        {
          header: 'Median',
          align: 'end',
          cell: ({ comparables }) => money(comparables.median, currency),
        },
        {
          header: 'Middle half',
          align: 'end',
          cell: ({ comparables: { q1, q3 } }) => `${money(q1, currency)}–${money(q3, currency)}`,
        },
      ]}
    />
  )
}
