import type { ErrorCode } from '#contract/errors/errors.ts'
import { errorCodesOf } from '#contract/shared/endpoint.ts'

/** A route for browsers in addition to the calls of the contract. All of them only read. */
export interface PlainRoute {
  readonly id: string
  readonly summary: string
  /** What its one parameter names. */
  readonly parameter?: string
  readonly mediaTypes: readonly string[]
  readonly codes: readonly ErrorCode[]
  /** `Files and pages` where absent. */
  readonly resource?: string
  readonly needsMetricsToken?: boolean
}

const codesOfAnyCall = errorCodesOf({
  method: 'get',
  path: '',
  summary: '',
  access: 'anyone',
  scope: 'read',
  status: 200,
})

const file = (id: string, summary: string, parameter: string, ...mediaTypes: string[]): PlainRoute => ({
  id,
  summary,
  parameter,
  mediaTypes,
  codes: ['not_found', 'too_many_requests', 'internal'],
})

const DISH_PICTURE = 'Of the picture, as an `imageUrl` names it.'
const PAGE = 'Of the address of the page: `osteria` of `/r/osteria`.'
const MENU = 'Of the menu, as its shared link names it.'

export const plainRoutes: Readonly<Record<string, PlainRoute>> = {
  '/uploads/{name}': file(
    'readUpload',
    'A picture that an owner uploaded; its name is its key',
    'As `uploadImage` answered it.',
    'image/png',
    'image/jpeg',
    'image/webp',
  ),
  '/images/dishes/{name}': file(
    'readDishPicture',
    'The composed picture of a dish of the catalog',
    DISH_PICTURE,
    'image/svg+xml',
  ),
  '/images/food/{name}': file(
    'readFoodPicture',
    'The composed picture of a dish that no catalog knows',
    DISH_PICTURE,
    'image/svg+xml',
  ),
  '/images/fallback/{name}': file(
    'readFallbackPicture',
    'The picture of a cuisine or a category',
    DISH_PICTURE,
    'image/svg+xml',
  ),
  '/images/generated/{name}': file(
    'readGeneratedPicture',
    'A picture that an image model made',
    'The hash of its content, with `.webp`.',
    'image/webp',
  ),
  '/menu-viewer/{id}': {
    id: 'viewMenu',
    summary: 'A shared menu as a page to read, without a script; for its owner before it is shared as well',
    parameter: MENU,
    mediaTypes: ['text/html'],
    codes: ['too_many_requests', 'internal'],
  },
  '/menu-viewer/{id}/allergens': {
    id: 'viewAllergens',
    summary:
      'The items of a shared menu with what each declares of the allergens of its market, without a script',
    parameter: MENU,
    mediaTypes: ['text/html'],
    codes: ['too_many_requests', 'internal'],
  },
  '/menu-viewer/{id}/menu.txt': {
    ...file('viewMenuText', 'All that a shared menu prints, as plain text', MENU, 'text/plain'),
    codes: ['menu_not_found', 'too_many_requests', 'internal'],
  },
  '/menu-viewer/{id}/picture.png': {
    ...file(
      'viewMenuPicture',
      'The picture that a message or a post shows for the link of a shared menu',
      MENU,
      'image/png',
    ),
    codes: [
      'menu_not_found',
      'typesetter_busy',
      'typeset_failed',
      'typeset_timeout',
      'too_many_requests',
      'internal',
    ],
  },
  '/menu-viewer/{id}/paper.jpg': {
    ...file('viewMenuPaper', 'The paper that the page of a menu is written on', MENU, 'image/jpeg'),
    codes: ['menu_not_found', 'not_found', 'too_many_requests', 'internal'],
  },
  '/r/{slug}': {
    id: 'readGuestPage',
    summary: 'The page of a restaurant with the menus that are served now; an open page follows changes',
    parameter: PAGE,
    mediaTypes: ['text/html'],
    codes: ['too_many_requests', 'internal'],
  },
  '/r/{slug}/menu.json': file(
    'readGuestPageData',
    'The menus of a restaurant as data: what is served and sold out, at which prices, and until when it holds',
    PAGE,
    'application/json',
  ),
  '/r/{slug}/food-menus.json': file(
    'readGoogleFoodMenus',
    'The menus of a restaurant as the Google Business Profile takes them, without what is sold out',
    PAGE,
    'application/json',
  ),
  '/metrics': {
    id: 'readMetrics',
    summary: 'Figures in the text format of Prometheus; for everybody else there is nothing here',
    mediaTypes: ['text/plain'],
    codes: ['not_found', 'internal'],
    resource: 'Operation',
    needsMetricsToken: true,
  },
  '/api/openapi.json': {
    id: 'readApiDescription',
    summary: 'This description',
    mediaTypes: ['application/json'],
    codes: codesOfAnyCall,
    resource: 'Operation',
  },
  '/api/docs': {
    id: 'readApiDocs',
    summary: 'This description as a page to read',
    mediaTypes: ['text/html'],
    codes: codesOfAnyCall,
    resource: 'Operation',
  },
}
