/** Stored forms as Carte 0.1 wrote them, for tests. */

const words = { dietaryOptions: [1, 2], allergens: ['celery'], words: '1k2j3h' }

const item = {
  id: 801,
  name: 'Caponata',
  description: 'Aubergine, celery and capers.',
  price: 14.5,
  categoryId: 1,
  cuisineId: 1,
  imageUrl: '/images/801',
  dietaryOptions: [1, 2],
  dietaryDetails: [{ id: 1, name: 'Vegetarian', displayClass: 'diet-vegetarian' }],
  isVegetarian: true,
  isVegan: true,
  isGlutenFree: false,
  location: 'Custom',
}

/** With the fields that claims brought late in 0.1. */
const itemWithClaims = {
  ...item,
  id: 9001,
  recipeId: 801,
  recipeClaims: words,
  confirmedClaims: words,
  claimsToConfirm: { dietaryOptions: [4] },
  allergens: ['celery'],
  originalPrice: 12,
  appliedMultipliers: {
    location: 1.13,
    audience: 1,
    category: 1,
    competitive: 1,
    seasonal: 1,
    custom: 1,
    final: 1.13,
  },
}

const profile = {
  name: 'Chez Nous',
  description: 'Bistro',
  address: '1 Main St',
  rating: 4.5,
  reviewCount: 0,
  priceRange: 2,
  cuisineId: 1,
  imageUrl: null,
  logoUrl: '/uploads/logo.png',
  tags: ['Custom', 'Menu'],
  averageCheck: 25,
}

const groups = [{ category: { id: 1, name: 'Appetizers' }, items: [item, itemWithClaims] }]
const content = { restaurant: { ...profile, id: 0 }, groups }
/** The settings before fitting to pages, bleed and the QR code came. */
const design = {
  primaryColor: '#333333',
  secondaryColor: '#f5f5f5',
  accentColor: '#a63a24',
  fontFamily: 'serif',
  fontSize: 'medium',
  headerStyle: 'centered',
  logoPosition: 'top',
  showDescriptions: true,
  showPrices: true,
  showDietaryTags: true,
  showImages: false,
  useCustomBackground: false,
  backgroundImage: null,
  customBackgroundUrl: null,
  hideWatermark: false,
  pageSize: 'letter',
  pageLayout: 'single',
  pageCount: 1,
  categoriesPerPage: { 1: [1] },
}
const filters = { cuisineId: 1, priceRange: 3, notes: 'nothing fried' }

export const samples = {
  savedMenu: { documentVersion: 1, content, design },
  draft: { content, design, templateId: 2, filters, step: 'designer', savedAs: { id: 'abc', version: 3 } },
  /** The first drafts named neither template nor filters. */
  firstDraft: { content, design, step: 'builder' },
  profile,
  profileWithPricing: {
    ...profile,
    pricing: { location: 'New York', guestHabit: { starters: 1, mains: 1, desserts: 0.5, drinks: 1 } },
  },
  backup: {
    groups,
    restaurant: content.restaurant,
    cuisineId: 1,
    templateId: 2,
    design,
    isFinalized: false,
    savedAs: { id: 'abc', version: 3, name: 'Dinner' },
    filters,
    revision: 7,
    safeRevision: 4,
    work: { id: 'f00d', draftVersion: 2, keptState: '6 of abc 3' },
  },
  /** Before drafts were kept for each piece of work. */
  firstBackup: {
    groups: null,
    restaurant: content.restaurant,
    cuisineId: null,
    templateId: 1,
    design,
    isFinalized: false,
    savedAs: null,
    filters: null,
    revision: 0,
    safeRevision: 0,
  },
  menuFile: { format: 'carte-menu', documentVersion: 1, content, design, templateId: 3 },
} as const

/** The last import of a menu, as the first version that kept one wrote it. */
export const storedLastImport = {
  documentVersion: 2,
  menu: {
    title: 'Dinner',
    dateLine: '',
    currency: 'EUR',
    sections: [
      {
        id: 1,
        name: 'Mains',
        priceHeads: [{ id: 'h1', label: 'Small' }],
        items: [
          {
            id: 9001,
            name: 'Trout',
            description: 'Brown butter',
            prices: [{ id: 'p1', kind: 'fixed', amount: 2900, head: 'h1' }],
            categoryId: 2,
            cuisineId: 1,
            imageUrl: null,
            dietaryOptions: [],
          },
        ],
      },
    ],
    modifierGroups: [],
    notices: [],
    marks: [],
  },
} as const
