import { australia } from './australia/australia.ts'
import { california } from './california/california.ts'
import { districtOfColumbia } from './district-of-columbia/district-of-columbia.ts'
import { eu } from './eu/eu.ts'
import { feeStates } from './fee-states/fee-states.ts'
import { france } from './france/france.ts'
import { germany } from './germany/germany.ts'
import { gulfSeafood } from './gulf-seafood/gulf-seafood.ts'
import { house } from './house/house.ts'
import { ireland } from './ireland/ireland.ts'
import { italy } from './italy/italy.ts'
import { massachusetts } from './massachusetts/massachusetts.ts'
import { minnesota } from './minnesota/minnesota.ts'
import { newYorkCity } from './new-york-city/new-york-city.ts'
import { ontario } from './ontario/ontario.ts'
import { philadelphia } from './philadelphia/philadelphia.ts'
import { quebec } from './quebec/quebec.ts'
import { rhodeIsland } from './rhode-island/rhode-island.ts'
import type { Pack } from './rules/rule.ts'
import { unitedKingdom } from './united-kingdom/united-kingdom.ts'
import { usFederal } from './us-federal/us-federal.ts'

/** Every pack there is; a menu is asked by those that are for its market. */
export const packs: readonly Pack[] = [
  usFederal,
  california,
  districtOfColumbia,
  massachusetts,
  minnesota,
  rhodeIsland,
  newYorkCity,
  philadelphia,
  ...feeStates,
  ...gulfSeafood,
  eu,
  france,
  germany,
  ireland,
  italy,
  unitedKingdom,
  australia,
  ontario,
  quebec,
  house,
]

/** Rules that were read and are in no pack, with the reason, so that nobody looks for them in vain. */
export const leftOut: readonly { readonly rule: string; readonly why: string }[] = [
  {
    rule: 'United States, 16 CFR 464 (unfair or deceptive fees)',
    why: 'binds sellers of tickets and of short-term lodging, not restaurants',
  },
  {
    rule: 'United States: sizes of the type of reminders, statements and calories',
    why: 'only older editions of the Food Code and Easton (PA) ask for 11 pt, and those of 21 CFR 101.11 were not verified',
  },
  {
    rule: 'United States: calories to the nearest 5 or 10',
    why: 'are printed so (`domain/menu/model/energy-units.ts`), whatever figure was entered',
  },
  { rule: 'United Kingdom, prepacked for direct sale', why: 'asks for labels on packs, not for menus' },
  { rule: 'United Kingdom, Owen’s Law', why: 'no statute in force was found' },
  {
    rule: 'United Kingdom, icons of at least 6 mm',
    why: 'best practice for pictograms; the marks of a menu are letters and signs in its own type',
  },
  {
    rule: 'France and Germany: what hangs at the entrance',
    why: 'is no part of the menu: an extract in Germany; in France the menus and at least five wines from 11:30 and 18:00',
  },
  {
    rule: 'England: dishes for fewer than 30 days; United States: for fewer than 60',
    why: 'are exempt from calories, and no menu says how long a dish stays on it',
  },
  {
    rule: 'Tiny type',
    why: 'is never set: the typesetter keeps names at 8.5 pt and descriptions at 7.5 pt or more (`typeset/sheet/floors.ts`)',
  },
  {
    rule: 'Ireland’s advice on alcohol; Proposition 65 for food; Japan’s prices with tax; Austria’s written allergens; Canada’s and Australia’s duties on allergens; the allergy notices of Maryland, Illinois and Michigan',
    why: 'were not read',
  },
]
