import { currentUser } from '../accounts/accounts.ts'
import { applyChange, openChange, readChange } from '../menus/changes.ts'
import { changePrice } from '../menus/items.ts'
import {
  createSavedMenu,
  listSavedMenus,
  readSavedMenu,
  savedMenuPdf,
  shareSavedMenu,
} from '../menus/saved-menus.ts'
import { listSoldOut, saySoldOut } from '../restaurant/sold-out.ts'
import type { Endpoint } from '../shared/endpoint.ts'

/** One call of a guide. A text that is `$MENU` stands for what an earlier step kept under that name. */
export interface GuideStep {
  readonly say: string
  readonly call: Endpoint
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** What of the answer later steps need: a name, and the field that it is. */
  readonly keeps?: Readonly<Record<string, string>>
}

export interface Guide {
  readonly id: string
  readonly title: string
  readonly about: string
  readonly steps: readonly GuideStep[]
}

const soup = (amount: number) => ({
  id: 2,
  name: 'Minestrone',
  description: 'Beans, cabbage and pasta in a clear broth.',
  prices: [{ id: 'p1', kind: 'fixed', amount }],
  categoryId: 1,
  cuisineId: 1,
})

const content = (title: string, amount: number) => ({
  restaurant: { name: 'Da Marcella' },
  title,
  currency: 'EUR',
  sections: [{ id: 1, name: 'Starters', items: [soup(amount)] }],
})

const menu: GuideStep = {
  say: 'Save a menu. Amounts are whole cents.',
  call: createSavedMenu,
  body: { name: 'Dinner', templateId: 1, cuisineId: 1, items: [2], content: content('Dinner', 950) },
  keeps: { MENU: 'id' },
}

/** How programs begin; a test makes each call in its order. */
export const guides: readonly Guide[] = [
  {
    id: 'first-call',
    title: 'First call in one minute',
    about:
      'In Carte, open Restaurant Page → Integrations → Keys for programs, make a key and copy it. Put it into `KEY`, and ask who you are.',
    steps: [
      { say: 'Whose key it is.', call: currentUser },
      { say: 'The menus that it may read.', call: listSavedMenus },
    ],
  },
  {
    id: 'first-menu',
    title: 'A menu, saved, changed and shared',
    about: 'Takes a key that may `publish`, because guests see the menu at the end.',
    steps: [
      menu,
      { say: 'Read it, with its version.', call: readSavedMenu, params: { id: '$MENU' } },
      {
        say: 'Change one price. Without `version`, whatever the version is.',
        call: changePrice,
        params: { id: '$MENU', itemId: '2', priceId: 'p1' },
        body: { amount: 1050, version: 1 },
      },
      { say: 'The pages, to print.', call: savedMenuPdf, params: { id: '$MENU' } },
      { say: 'Let guests read it by its link.', call: shareSavedMenu, params: { id: '$MENU' } },
    ],
  },
  {
    id: 'propose',
    title: 'Propose a change, and let a person apply it',
    about:
      'Takes a key that may `propose`; saving the first menu takes `write`. Nothing changes until somebody applies it.',
    steps: [
      menu,
      {
        say: 'Propose a later state of the menu, from the version that you read.',
        call: openChange,
        body: {
          menuId: '$MENU',
          version: 1,
          title: 'Prices of the autumn',
          content: content('Autumn', 1100),
        },
        keeps: { CHANGE: 'id' },
      },
      {
        say: 'What it would change, and what preflight finds new.',
        call: readChange,
        params: { id: '$CHANGE' },
      },
      {
        say: 'A person applies it in Carte. So does a key that may `write`, where guests don’t see the menu.',
        call: applyChange,
        params: { id: '$CHANGE' },
        body: { version: 1 },
      },
    ],
  },
  {
    id: 'till',
    title: 'A till says what is sold out',
    about:
      'Takes a key that may `write`. The list has an ETag: ask with `If-None-Match` as often as every two seconds.',
    steps: [
      menu,
      { say: 'Every dish, with the last word on each.', call: listSoldOut },
      {
        say: 'A dish is sold out until the end of the day.',
        call: saySoldOut,
        body: {
          words: [
            { places: [{ menuId: '$MENU', itemId: 2 }], isSoldOut: true, until: { kind: 'end-of-day' } },
          ],
        },
      },
      {
        say: 'It is back.',
        call: saySoldOut,
        body: { words: [{ places: [{ menuId: '$MENU', itemId: 2 }], isSoldOut: false }] },
      },
    ],
  },
]
