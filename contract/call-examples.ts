import { login, register, requestPasswordReset } from './accounts.ts'
import { composeMenu } from './composing.ts'
import type { Endpoint } from './endpoint.ts'
import { generateMenu, refreshMenuItem } from './generation.ts'
import { foodImage } from './images.ts'
import { listBin, listSavedMenuStates } from './kept-menus.ts'
import { createKitchenLink } from './kitchen-links.ts'
import { health } from './operation.ts'
import { createPalette } from './palettes.ts'
import { createPlannedPrices } from './planned-prices.ts'
import { listCuisines } from './reference.ts'
import {
  listRestaurantPages,
  makeRestaurantPage,
  openRestaurantPage,
  renameRestaurantPage,
  updateRestaurantPage,
} from './restaurant-pages.ts'
import { createRestaurant } from './restaurants.ts'
import {
  createSavedMenu,
  duplicateSavedMenu,
  listSavedMenus,
  renameSavedMenu,
  shareSavedMenu,
} from './saved-menus.ts'
import { saySoldOut } from './sold-out.ts'
import { createSpecial } from './specials.ts'
import { copyImage } from './uploads.ts'
import { createWebhook } from './webhooks.ts'

export interface CallExample {
  readonly body?: unknown
  readonly output?: unknown
}

const marcella = {
  id: 'q7Yd0mJkQ3sVbT1nX9cE',
  username: 'marcella',
  email: 'marcella@example.com',
  subscriptionPlan: 'basic',
  role: 'owner',
}

const soup = {
  id: 2,
  name: 'Minestrone',
  description: 'Beans, cabbage and pasta in a clear broth.',
  prices: [
    { id: 'p1', kind: 'fixed', amount: 950, label: 'Cup' },
    { id: 'p2', kind: 'fixed', amount: 1400, label: 'Bowl' },
  ],
  categoryId: 1,
  cuisineId: 1,
}

/** What the main calls take and answer; a test holds them to their shapes. */
export const callExamples: ReadonlyMap<Endpoint, CallExample> = new Map<Endpoint, CallExample>([
  [
    register,
    {
      body: { username: 'marcella', email: 'marcella@example.com', password: 'a long sentence' },
      output: marcella,
    },
  ],
  [login, { body: { username: 'marcella', password: 'a long sentence' }, output: marcella }],
  [requestPasswordReset, { body: { email: 'marcella@example.com' } }],
  [listCuisines, { output: [{ id: 1, name: 'Italian' }] }],
  [
    generateMenu,
    {
      body: {
        cuisineId: 1,
        priceRange: 3,
        dietaryOptions: [2],
        selectedCategories: [1, 2],
        itemsPerCategory: 2,
      },
    },
  ],
  [
    composeMenu,
    {
      body: {
        cuisineId: 1,
        kind: 'a-la-carte',
        sections: [
          { name: 'Antipasti', count: 4 },
          { name: 'Primi' },
          { name: 'Secondi' },
          { name: 'Dolci' },
        ],
        mustUse: ['squash', 'radicchio'],
        leaveOut: ['pork'],
        country: 'US',
        perHead: 6500,
      },
    },
  ],
  [refreshMenuItem, { body: { itemId: 2, cuisineId: 1, categoryId: 1, menuItemIds: [2, 5, 9] } }],
  [
    createPlannedPrices,
    {
      body: {
        menuId: 'm1Kd0mJkQ3sVbT1nX9cE',
        plan: {
          name: 'Christmas',
          timeZone: 'America/New_York',
          from: '2026-12-24T17:00',
          until: '2026-12-27T02:00',
          changes: [{ itemId: 2, priceId: 'p1', amount: 1200 }],
        },
      },
    },
  ],
  [
    createSpecial,
    {
      body: {
        menuId: 'm1Kd0mJkQ3sVbT1nX9cE',
        name: 'Osso buco',
        prices: [{ id: 'p1', amount: 2900 }],
        allergens: ['celery', 'milk'],
        timeZone: 'America/New_York',
        from: '2026-12-01T17:00',
        until: '2026-12-02T02:00',
      },
    },
  ],
  [
    createSavedMenu,
    {
      body: {
        name: 'Autumn',
        templateId: 1,
        cuisineId: 1,
        items: [2],
        targetCheckAverage: 25,
        content: {
          restaurant: { name: 'Da Marcella' },
          title: 'Dinner',
          currency: 'USD',
          sections: [{ id: 1, name: 'Appetizers', intro: 'All with warm bread.', items: [soup] }],
          notices: [
            { id: 'n1', kind: 'fee', text: '20 % is added to parties of six.', fee: { percent: 20 } },
          ],
        },
      },
    },
  ],
  [
    listSavedMenus,
    {
      output: [
        {
          id: 'h2Xw8LrPzK4u',
          name: 'Autumn',
          title: 'Dinner',
          dateLine: 'Autumn 2026',
          restaurantName: 'Da Marcella',
          itemCount: 42,
          templateId: 1,
          createdAt: '2026-03-05T09:30:00.000Z',
          updatedAt: '2026-03-05T10:02:11.000Z',
          toConfirm: 0,
          targetCheckAverage: 25,
          version: 3,
          sharedAt: null,
          isReadable: true,
          signOffsVoid: 0,
          signOffsOpen: 0,
          soldOut: 2,
        },
      ],
    },
  ],
  [renameSavedMenu, { body: { title: 'Dinner', dateLine: 'Winter 2026', version: 3 } }],
  [duplicateSavedMenu, { body: { title: 'Dinner', dateLine: 'Spring 2027' } }],
  [
    listBin,
    {
      output: [
        {
          id: 'b7Qm1ZtRwX9s',
          name: 'Summer',
          title: 'Dinner',
          dateLine: 'Summer 2026',
          restaurantName: 'Da Marcella',
          itemCount: 38,
          templateId: 1,
          isReadable: true,
          deletedAt: '2026-09-21T08:00:00.000Z',
          goneAt: '2026-10-21T08:00:00.000Z',
        },
      ],
    },
  ],
  [
    listSavedMenuStates,
    {
      output: [
        {
          version: 2,
          savedAt: '2026-03-05T09:41:00.000Z',
          name: 'Autumn',
          title: 'Dinner',
          dateLine: 'Autumn 2026',
          itemCount: 41,
        },
      ],
    },
  ],
  [
    shareSavedMenu,
    {
      output: { url: 'https://carte.example/menu-viewer/h2Xw8LrPzK4u', sharedAt: '2026-03-05T10:03:00.000Z' },
    },
  ],
  [createRestaurant, { body: { name: 'Da Marcella', address: '1 Main Street' } }],
  [makeRestaurantPage, { body: { menuId: 'h2Xw8LrPzK4u', timeZone: 'America/New_York', isOpen: true } }],
  [
    listRestaurantPages,
    {
      output: [
        {
          restaurantId: '6f1f4c1e-0d5b-4f0e-9f55-3a6a7c8f2a10',
          restaurantName: 'Da Marcella',
          slug: 'da-marcella',
          url: 'https://carte.example/r/da-marcella',
          isOpen: true,
          menuIds: ['h2Xw8LrPzK4u'],
        },
      ],
    },
  ],
  [
    updateRestaurantPage,
    {
      body: {
        version: 4,
        page: {
          timeZone: 'America/New_York',
          schedules: [
            { id: 's1', name: 'Lunch', times: [{ days: [1, 2, 3, 4, 5], from: '11:30', until: '15:00' }] },
          ],
          menus: [{ menuId: 'h2Xw8LrPzK4u', label: 'Lunch', scheduleId: 's1' }],
          hours: [{ days: [1, 2, 3, 4, 5, 6], from: '11:30', until: '02:00' }],
          specialDays: [{ day: '2026-12-25', name: 'Christmas', hours: [] }],
        },
      },
    },
  ],
  [openRestaurantPage, { body: { isOpen: true, isIndexed: false } }],
  [renameRestaurantPage, { body: { slug: 'da-marcella' } }],
  [
    saySoldOut,
    {
      body: {
        words: [
          {
            places: [{ menuId: 'h2Xw8LrPzK4u', itemId: 2, seenAt: '2026-03-05T17:42:00.000Z' }],
            isSoldOut: true,
            until: { kind: 'end-of-day' },
          },
        ],
      },
      output: { answers: [{ outcome: 'said', other: null }] },
    },
  ],
  [
    createWebhook,
    {
      body: { url: 'https://hooks.example/carte' },
      output: {
        id: '0f6c2a52-8f0e-4f5a-9d2c-6f1f4c1e0d5b',
        url: 'https://hooks.example/carte',
        isActive: true,
        failingSince: null,
        createdAt: '2026-03-05T10:03:00.000Z',
        earlierSecretUntil: null,
        secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      },
    },
  ],
  [createKitchenLink, { body: { note: 'Tablet at the pass' } }],
  [
    createPalette,
    { body: { name: 'House', primaryColor: '#4a3520', secondaryColor: '#f5ecdc', accentColor: '#a63a24' } },
  ],
  [foodImage, { body: { itemName: 'Minestrone', cuisineId: 1, categoryId: 1 } }],
  [copyImage, { body: { address: 'https://pictures.example/minestrone.jpg', purpose: 'itemImage' } }],
  [
    health,
    {
      output: {
        status: 'ok',
        version: '0.2.0',
        database: 'ok',
        storage: 'ok',
        typesetter: { workers: 2, queued: 0 },
      },
    },
  ],
])
