import { listed } from '../../text/listed.ts'
import { isSilentOfAllergens } from '../declared/printed-allergens.ts'
import { feesOf, quotedFee } from '../fees/fees.ts'
import { insertNotice } from '../fixes/insert-notice.ts'
import { says } from '../parts/menu-texts.ts'
import { namesOf, placedItems, pointersOf } from '../parts/placed-items.ts'
import { anyRestaurant } from '../rules/bind.ts'
import type { Pack } from '../rules/rule.ts'
import { namesSeafood } from '../words/seafood-origin.ts'

/** Our words for the notice that art. 19(8) allows: allergens may be present, the staff tells, and it is documented in writing. */
export const ALLERGENS_DOCUMENTED =
  'I nostri piatti possono contenere sostanze o prodotti che provocano allergie o intolleranze. Il personale è a disposizione per ogni informazione, che risulta dalla documentazione scritta.'

const ofAll = {
  source: {
    title:
      'D.Lgs. 231/2017, art. 19(8), quoted by Mixer and on the pages of the chamber of commerce of Turin',
    address: 'https://portale-etichettatura.lab-to.camcom.it/somministrazione',
    readOn: '2026-11-28',
    readAgainOn: '2027-11-30',
  },
  certainty: 'A',
  inForceFrom: '2018-05-09',
  binds: 'Every restaurant and bar in Italy',
  bind: anyRestaurant,
} as const

export const italy: Pack = {
  key: 'it',
  name: 'Italy',
  isFor: ({ country }) => country === 'IT',
  rules: [
    {
      ...ofAll,
      level: 'must',
      id: 'it.allergens-written',
      title: 'Allergens are next to the dish, or a sentence points to the staff and to what is written',
      check: (menu, _facts, pages) =>
        isSilentOfAllergens(menu, pages)
          ? [
              {
                sentence: 'Neither marks next to the dishes nor a sentence tell guests of allergens.',
                places: [],
                fixes: [insertNotice({ kind: 'text', text: ALLERGENS_DOCUMENTED }, 'Add the sentence')],
              },
            ]
          : [],
    },
    {
      ...ofAll,
      level: 'know',
      id: 'it.defrosted',
      title: 'What was frozen says so: “decongelato”',
      check: (menu) => {
        if (says(menu, /congelat|surgelat|abbattut/)) return []
        const items = placedItems(menu).filter(
          (placed) =>
            namesSeafood(placed) &&
            !placed.item.additives?.includes('defrosted') &&
            !/congelat|surgelat|fresc/.test(placed.words),
        )
        if (items.length === 0) return []
        return [
          {
            sentence: `Nobody can tell from the menu whether the fish was frozen. If it was, “decongelato” goes next to the dish: ${listed(namesOf(items))}.`,
            places: pointersOf(items),
          },
        ]
      },
    },
    {
      id: 'it.cover',
      title: 'What is charged for cover and service is on the menu; in Lazio there is no cover charge',
      source: {
        title:
          'Regio Decreto 635/1940, art. 180, and Lazio’s L.R. 21/2006, art. 16(3), quoted by Italia a Tavola and Responsabile Civile',
        address:
          'https://www.italiaatavola.net/horeca/2025/10/29/coperto-al-ristorante-si-o-no-l-italia-divisa-anche-a-tavola/115350/',
        readOn: '2026-11-28',
        readAgainOn: '2027-11-30',
      },
      certainty: 'B',
      level: 'know',
      binds: 'Restaurants in Italy that charge for the cover or for service',
      bind: anyRestaurant,
      check: (menu) =>
        feesOf(menu).map((fee) => ({
          sentence: fee.isCover
            ? `A cover charge is said before guests order, as it is here. In Lazio none may be added: ${quotedFee(fee)}.`
            : `What is added to the bill is said before guests order, as it is here: ${quotedFee(fee)}.`,
          places: [fee.pointer],
        })),
    },
  ],
}
