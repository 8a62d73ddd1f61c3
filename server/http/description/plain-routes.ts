import type { ApiOperation, ApiParameter, ApiResponse } from '#contract/api-description.ts'
import { errorCodesOf } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'

const TAG = 'Files and pages'

const codesOfAnyCall = errorCodesOf({ method: 'get', path: '', summary: '', access: 'anyone', status: 200 })

const name = (description: string): ApiParameter => ({
  name: 'name',
  in: 'path',
  required: true,
  description,
  schema: { type: 'string' },
})

const menuId: ApiParameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'Of the menu, as its shared link names it.',
  schema: { type: 'string' },
}

const NOT_MODIFIED: ApiResponse = { description: 'What the sender has is still right (`if-none-match`)' }

const fileOf = (...mediaTypes: string[]): Record<string, ApiResponse> => ({
  200: {
    description: 'The file',
    content: Object.fromEntries(
      mediaTypes.map((mediaType) => [
        mediaType,
        {
          schema: mediaType.startsWith('image/') ? { type: 'string', format: 'binary' } : { type: 'string' },
        },
      ]),
    ),
  },
  304: NOT_MODIFIED,
})

const route = (
  operationId: string,
  summary: string,
  parameters: readonly ApiParameter[],
  responses: Record<string, ApiResponse>,
  codes: readonly ErrorCode[] = ['not_found', 'too_many_requests', 'internal'],
): ApiOperation => ({
  operationId,
  tags: [TAG],
  summary,
  security: [],
  parameters,
  responses,
  'x-error-codes': codes,
})

const dishPicture = (operationId: string, summary: string) =>
  route(operationId, summary, [name('Of the picture, as an `imageUrl` names it.')], fileOf('image/svg+xml'))

/** Routes for browsers beside the calls of the contract. All of them only read. */
export const plainRoutes: Readonly<Record<string, ApiOperation>> = {
  '/uploads/{name}': route(
    'readUpload',
    'A picture that an owner uploaded; its name is its key',
    [name('As `uploadImage` answered it.')],
    fileOf('image/png', 'image/jpeg', 'image/webp'),
  ),
  '/images/dishes/{name}': dishPicture('readDishPicture', 'The composed picture of a dish of the catalog'),
  '/images/food/{name}': dishPicture(
    'readFoodPicture',
    'The composed picture of a dish that no catalog knows',
  ),
  '/images/fallback/{name}': dishPicture('readFallbackPicture', 'The picture of a cuisine or a category'),
  '/images/generated/{name}': route(
    'readGeneratedPicture',
    'A picture that an image model made',
    [name('The hash of its content, with `.webp`.')],
    fileOf('image/webp'),
  ),
  '/menu-viewer/{id}': route(
    'viewMenu',
    'A shared menu as a page to read, without a script; for its owner before it is shared as well',
    [menuId],
    { ...fileOf('text/html'), 404: { description: 'A page that says so' } },
    ['too_many_requests', 'internal'],
  ),
  '/menu-viewer/{id}/picture.png': route(
    'viewMenuPicture',
    'The picture that a message or a post shows for the link of a shared menu',
    [menuId],
    fileOf('image/png'),
    [
      'menu_not_found',
      'typesetter_busy',
      'typeset_failed',
      'typeset_timeout',
      'too_many_requests',
      'internal',
    ],
  ),
  '/menu-viewer/{id}/paper.jpg': route(
    'viewMenuPaper',
    'The paper that the page of a menu is written on',
    [menuId],
    fileOf('image/jpeg'),
    ['menu_not_found', 'not_found', 'too_many_requests', 'internal'],
  ),
  '/metrics': {
    ...route(
      'readMetrics',
      'Figures in the text format of Prometheus; for everybody else there is nothing here',
      [],
      { 200: { description: 'The figures', content: { 'text/plain': { schema: { type: 'string' } } } } },
      ['not_found', 'internal'],
    ),
    tags: ['Operation'],
    security: [{}, { metricsToken: [] }],
  },
  '/api/openapi.json': {
    ...route('readApiDescription', 'This description', [], {
      200: { description: 'OpenAPI 3.1', content: { 'application/json': { schema: { type: 'object' } } } },
      304: NOT_MODIFIED,
    }),
    tags: ['Operation'],
    'x-error-codes': codesOfAnyCall,
  },
  '/api/docs': {
    ...route('readApiDocs', 'This description as a page to read', [], fileOf('text/html')),
    tags: ['Operation'],
    'x-error-codes': codesOfAnyCall,
  },
}
