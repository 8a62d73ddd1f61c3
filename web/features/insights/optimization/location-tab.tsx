import { useState } from 'react'
import type { Optimization } from '#domain/insights/optimization/optimization-shape.ts'
import { applyEdits } from '#domain/insights/review/proposed-edit.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { DEFAULT_CURRENCY, toMinor } from '#domain/money/currency.ts'
import { countryWithoutFactors, homeLocation } from '#domain/pricing/home-location.ts'
import { averagePrice } from '#domain/pricing/optimize.ts'
import { ApplyButton } from '../../../menu/advice/apply/apply-button.tsx'
import type { ApplyTools } from '../../../menu/advice/apply/use-apply.ts'
import { money, roundedUp } from '../../../menu/advice/words/money.ts'
import { pathOf } from '../../../menu/editing/section-path.ts'
import { SlipsFirst } from '../../../menu/prices/slips-first.tsx'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { Button } from '../../../ui/button/button.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { LocationIndex } from '../charts/location-index.tsx'
import { howItComesAbout, isAt, locationEdits, pricesThere, sectionPricesThere } from './location-prices.ts'
import { PriceRow, PriceSection } from './price-row.tsx'

export interface LocationTabProps {
  report: Optimization
  menu: Menu | null
  tools: ApplyTools
}

export function LocationTab({ report, menu, tools }: LocationTabProps) {
  const { locations, basis } = report
  const restaurant = useOpenMenu((open) => open.restaurant)
  const [chosen, setChosen] = useState(menu ? (homeLocation(restaurant) ?? '') : '')
  const abroad = menu && countryWithoutFactors(menu, restaurant)
  const isInOtherMoney = menu !== null && menu.currency !== DEFAULT_CURRENCY
  const location = locations.find(({ key }) => key === chosen)
  const edits = menu ? locationEdits(menu, location?.multiplier ?? 1) : []
  const optimized = menu && applyEdits(menu, edits)
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <LocationIndex locations={locations} chosen={chosen} basis={basis.location} />
      <div className="min-w-0 border-ink border-t-2 pt-3">
        <h2 className="text-lg">Your menu in this city</h2>
        <div className="mt-3 flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
          <SelectField
            label="Location"
            className="min-w-0 max-w-96 grow basis-64"
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
            options={[
              ...(chosen === '' ? [{ value: '', label: 'Choose a city' }] : []),
              ...locations.map(({ key, name }) => ({ value: key, label: name })),
            ]}
            hint={location && `× ${location.multiplier.toFixed(2)}. ${location.basis}.`}
          />
          {menu && optimized && location && (
            <div className="sm:pt-6">
              <SlipsFirst menu={menu} optimized={optimized}>
                <ApplyButton
                  tools={tools}
                  isMain
                  label="Apply to menu"
                  proposal={{
                    id: `location:${chosen}`,
                    edits,
                    words: `Your prices are at the level of ${location.name}.`,
                  }}
                  about={location.name}
                  editsLeft={isAt(menu, optimized) ? undefined : edits}
                />
              </SlipsFirst>
            </div>
          )}
        </div>
        {(abroad || isInOtherMoney) && (
          <p className="mt-3 max-w-prose">
            These are levels of cities in the United States.{' '}
            {abroad ? `Your menu is for ${countryName(abroad)}` : `Your prices are in ${menu?.currency}`}: for
            other countries we have none.
          </p>
        )}
        {menu && !location && !abroad && !isInOtherMoney && (
          <p className="mt-3 text-quiet">
            We don’t know your city, or have no figure for it. Nothing is chosen.
          </p>
        )}
        {menu && optimized ? (
          location && (
            <>
              <p className="mt-3 text-quiet">
                {`${averages(menu, optimized)}Each price starts from the one before any optimization. The location’s factor replaces the current one; all other factors stay. ${roundedUp(menu.currency)}. Market prices, supplements, choices and extras stay as they are.`}
              </p>
              {optimized.sections
                .filter(({ items, prices = [] }) => items.length + prices.length > 0)
                .map((section) => (
                  <PriceSection key={section.id} name={pathOf(optimized.sections, section)}>
                    {sectionPricesThere(menu, section).length > 0 && (
                      <PriceRow
                        name="Price of the whole section"
                        note="by the factors of the dishes, rounded up"
                        prices={sectionPricesThere(menu, section)}
                        currency={menu.currency}
                      />
                    )}
                    {section.items.map((item) => (
                      <PriceRow
                        key={item.id}
                        name={item.name}
                        note={howItComesAbout(item, section, location.name, menu.currency)}
                        prices={pricesThere(menu, section, item)}
                        currency={menu.currency}
                      />
                    ))}
                  </PriceSection>
                ))}
            </>
          )
        ) : (
          <div className="mt-6 flex flex-col items-start gap-3">
            <p className="text-quiet">This menu is not open. Open it to see its prices there.</p>
            <Button variant="secondary" isPending={tools.isOpening} onClick={tools.open}>
              Open this menu
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

const countries = new Intl.DisplayNames('en', { type: 'region' })
const countryName = (code: string): string => countries.of(code) ?? code

/** Nothing of a menu without a single price. */
function averages(menu: Menu, optimized: Menu): string {
  const [here, there] = [averagePrice(menu), averagePrice(optimized)]
  if (here === 0) return ''
  const said = (major: number) => money(toMinor(major, menu.currency), menu.currency)
  return `Your average: ${said(here)}. In this city: ${said(there)}. `
}
