import type { Price } from '#domain/menu/model/price.ts'
import { formatAmount } from '#domain/money/format.ts'
import { dietaryOptions } from '#domain/reference/reference.ts'
import { demoMenu } from '#domain/site/demo-menu.ts'

/** The sample menu as paper, in the manner of Classic. Paper stays paper in a dark setting. */
export function DemoMenu({ headingLevel }: { headingLevel: 1 | 2 }) {
  const Name = `h${headingLevel}` as const
  const Section = headingLevel === 1 ? 'h2' : 'h3'
  const { restaurant, sections } = demoMenu
  return (
    <article className="bg-white px-5 py-10 text-[#2b2623] outline-1 outline-[#cfc6bc] -outline-offset-12 sm:px-16 sm:py-16 [print-color-adjust:exact] print:px-[0.6in] print:py-[0.4in] print:outline-none">
      <header className="text-center">
        <Name className="text-[2rem] sm:text-[2.5rem]">{restaurant.name}</Name>
        <p className="mt-2 text-[#5c534d]">{restaurant.description}</p>
        <p aria-hidden="true" className="mx-auto mt-5 flex w-40 items-center gap-3">
          <span className="h-px grow bg-[#cfc6bc]" />
          <span className="size-1.5 rotate-45 bg-[#a63a24]" />
          <span className="h-px grow bg-[#cfc6bc]" />
        </p>
      </header>
      {sections.map(({ name, items }) => (
        <section key={name} className="mt-10">
          <Section className="text-center text-[1.5rem]">{name}</Section>
          <ul className="mt-5 flex flex-col gap-5">
            {items.map((dish) => (
              <li key={dish.name} className="break-inside-avoid">
                <p className="flex items-baseline gap-2">
                  <span className="font-semibold">{dish.name}</span>
                  <span aria-hidden="true" className="grow border-[#a89c90] border-b-2 border-dotted" />
                  <span className="font-medium tabular-nums">{dish.prices.map(priceText)}</span>
                </p>
                <p className="mt-0.5 max-w-110 text-pretty text-[#5c534d] text-sm">{dish.description}</p>
                <DietaryLine ids={dish.dietaryOptions} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  )
}

const priceText = ({ amount }: Price): string =>
  amount === undefined
    ? ''
    : formatAmount(amount, demoMenu.currency, { language: 'en', sign: 'locale', cents: 'always' })

function DietaryLine({ ids }: { ids: readonly number[] }) {
  const names = dietaryOptions.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  if (names.length === 0) return null
  return <p className="mt-1 text-[#3f6b3a] text-sm">{names.join(' · ')}</p>
}
