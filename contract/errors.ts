import { z } from 'zod'

/**
 * Every error that a call can answer: its stable code, its status, and the sentence that a person
 * reads when the place that raised it has nothing more precise to say.
 */
export const errorTable = {
  malformed_request: { status: 400, message: 'This is not a request that can be read.' },
  malformed_json: { status: 400, message: 'The request is not valid JSON.' },
  malformed_multipart: { status: 400, message: 'The upload is not a valid form.' },
  invalid_input: { status: 400, message: 'Something in the request is not as it should be.' },
  address_refused: {
    status: 400,
    message: 'This address cannot be used. Please give the web address of a public picture.',
  },
  reset_link_invalid: {
    status: 400,
    message: 'This link has been used or is too old. Please ask for a new one.',
  },
  verification_link_invalid: {
    status: 400,
    message: 'This link is too old or incomplete. Please ask for a new one.',
  },
  registration_refused: { status: 400, message: 'Failed to create account' },
  webhook_address_refused: {
    status: 400,
    message:
      'Events can be sent to a public address by https alone, with a name: https://hooks.example.com/carte.',
  },
  invalid_signature: { status: 400, message: 'This event is not signed by the payment provider.' },
  not_a_test_card: {
    status: 400,
    message: 'This is a test form: please use one of the test card numbers, never a real card.',
  },
  not_signed_in: { status: 401, message: 'Please sign in first.' },
  wrong_credentials: { status: 401, message: 'Invalid username or password' },
  plan_limit: { status: 402, message: 'This is available with our Professional plan.' },
  card_declined: { status: 402, message: 'Your card was declined.' },
  confirmation_refused: {
    status: 402,
    message: 'Your bank did not confirm the payment. Please try again or use another card.',
  },
  wrong_origin: { status: 403, message: 'This request came from another site and was refused.' },
  invitation_needed: {
    status: 403,
    message: 'Registration is by invitation. Please ask the administrator for a link.',
  },
  invitation_invalid: {
    status: 403,
    message: 'This invitation has been used or withdrawn, or is too old. Please ask for a new one.',
  },
  registration_closed: { status: 403, message: 'Registration is closed: no new accounts are made here.' },
  wrong_password: { status: 403, message: 'This is not your current password.' },
  email_not_verified: {
    status: 403,
    message: 'Please confirm your email address first: we have sent you a mail with a link.',
  },
  pass_link_invalid: {
    status: 403,
    message: 'This kitchen link no longer works. Please ask for a new one.',
  },
  not_administrator: { status: 403, message: 'Only an administrator can change the shared catalog.' },
  not_found: { status: 404, message: 'There is nothing here.' },
  menu_not_found: { status: 404, message: "The menu you're looking for doesn't exist or has been deleted." },
  state_not_found: { status: 404, message: 'This earlier state of the menu is no longer kept.' },
  draft_not_found: { status: 404, message: 'There is no such draft.' },
  page_not_found: { status: 404, message: 'This menu has no such page.' },
  board_not_found: { status: 404, message: 'There is no such board.' },
  restaurant_not_found: { status: 404, message: 'There is no such restaurant profile.' },
  restaurant_page_not_found: { status: 404, message: 'This restaurant has no page yet.' },
  pass_link_not_found: { status: 404, message: 'This kitchen link is gone already.' },
  planned_prices_not_found: { status: 404, message: 'These planned prices are gone already.' },
  special_not_found: { status: 404, message: 'This special is gone already.' },
  palette_not_found: { status: 404, message: 'There is no such palette.' },
  invitation_not_found: { status: 404, message: 'This invitation is gone already.' },
  webhook_not_found: { status: 404, message: 'Events are no longer sent to this address.' },
  webhook_delivery_not_found: { status: 404, message: 'This event is no longer kept.' },
  upload_not_found: { status: 404, message: 'There is no such picture.' },
  session_not_found: { status: 404, message: 'This session has ended already.' },
  invoice_not_found: { status: 404, message: 'There is no such payment.' },
  method_not_allowed: { status: 405, message: 'This address cannot be used in this way.' },
  request_timeout: { status: 408, message: 'The request took too long to arrive. Please try again.' },
  already_professional: { status: 409, message: 'You already have the Professional plan.' },
  no_subscription: { status: 409, message: 'There is no subscription that this could change.' },
  no_other_dish: { status: 409, message: 'There is no other dish left that fits this menu.' },
  username_taken: { status: 409, message: 'This username is already taken. Please try another.' },
  username_reserved: {
    status: 409,
    message: 'This username is reserved for an administrator. Please choose another one.',
  },
  successor_needed: {
    status: 409,
    message: 'You are the only administrator here. Please name the account that takes over from you.',
  },
  successor_unknown: {
    status: 409,
    message: 'No account has this username. Please name another account.',
  },
  email_taken: { status: 409, message: 'An account with this email address already exists.' },
  draft_taken: { status: 409, message: 'Another tab or device is editing this draft.' },
  version_conflict: { status: 409, message: 'This menu was changed elsewhere.' },
  page_version_conflict: { status: 409, message: "The restaurant's page was changed elsewhere." },
  page_open: {
    status: 409,
    message:
      'The page of this restaurant is open to guests. Please close it first, and then delete the restaurant.',
  },
  page_full: { status: 409, message: 'This page has 30 menus. Please take one off first.' },
  slug_taken: { status: 409, message: 'This address is taken. Please try another one.' },
  slug_reserved: { status: 409, message: 'Carte needs this address itself. Please try another one.' },
  slug_refused: { status: 409, message: 'This address cannot be used. Please try another one.' },
  too_many_slugs: {
    status: 409,
    message: 'This page has had 20 addresses, and each of them still leads to it. Please take one of them.',
  },
  declaration_changed: {
    status: 409,
    message: 'What you saw is not what is saved. Please look at it again, and then sign.',
  },
  declaration_missing: {
    status: 409,
    message: 'Nothing was signed: some of these dishes have nothing that could be signed yet.',
  },
  bin_full: {
    status: 409,
    message:
      'Your bin is full (200 menus). Please empty it, or delete some of them for good, and then delete this menu.',
  },
  menu_says_more: {
    status: 409,
    message:
      'This menu says more than this request can carry, and saving it would lose that. Please reload the page and make your changes there.',
  },
  too_many_planned_prices: {
    status: 409,
    message: 'You have 100 planned prices. Please delete some that are over first.',
  },
  too_many_specials: {
    status: 409,
    message: 'You have 60 specials that are served now or soon. Please delete one first.',
  },
  board_conflict: { status: 409, message: 'This board was changed elsewhere.' },
  board_name_taken: {
    status: 409,
    message: 'Another board of this restaurant has this address already. Please choose another one.',
  },
  too_many_boards: {
    status: 409,
    message: 'This restaurant has 30 boards. Please delete one first.',
  },
  webhook_paused: { status: 409, message: 'This address is paused. Please turn it on first.' },
  too_many_webhooks: {
    status: 409,
    message: 'This restaurant has 10 addresses for events. Please remove one first.',
  },
  upload_in_use: { status: 409, message: 'This picture is in use. Take it off there first.' },
  too_many_palettes: { status: 409, message: 'You have 50 palettes. Please delete one first.' },
  too_many_pass_links: {
    status: 409,
    message: 'There are 20 kitchen links. Please revoke one you don’t use first.',
  },
  too_large: { status: 413, message: 'The request is too large.' },
  image_too_large: { status: 413, message: 'Image must be less than 5MB' },
  upload_space_full: {
    status: 413,
    message:
      'Your account has no room for more pictures (500 MB). Please delete some under Account, Your Pictures.',
  },
  image_too_many_pixels: {
    status: 413,
    message: 'This picture has too many pixels. Please choose a smaller one.',
  },
  source_too_large: {
    status: 413,
    message:
      'This file is too large. Please bring the pages of the menu alone, or take smaller pictures of them.',
  },
  source_unknown: {
    status: 415,
    message: 'This is no page, PDF, picture or text. Please save the menu as a PDF and bring that instead.',
  },
  unsupported_media_type: { status: 415, message: 'This call takes another kind of content.' },
  not_an_image: { status: 415, message: 'Please choose a picture: PNG, JPEG, WebP, GIF or AVIF.' },
  source_unreadable: {
    status: 422,
    message:
      'This file is damaged. Please open it, save it again as a PDF or a JPEG picture, and bring that.',
  },
  picture_without_text: {
    status: 422,
    message:
      'There is no text to be read in this picture. Please photograph the page straight from above, in even light, so that it fills the picture.',
  },
  source_without_text: {
    status: 422,
    message:
      'This page shows its menu only after its scripts run, so there’s nothing to read. Print it to a PDF in your browser, or copy its text and paste it here.',
  },
  board_without_menus: {
    status: 422,
    message: 'This restaurant page has no menus yet. Boards show its menus, so add one there first.',
  },
  board_menu_unknown: {
    status: 422,
    message: 'A menu on this board is not on the restaurant page. Add it there, or remove it from the board.',
  },
  never_holds: {
    status: 422,
    message: 'This time is over already, or clocks skip it. Please choose another one.',
  },
  price_not_on_menu: {
    status: 422,
    message: 'Some of these prices are not on the menu as it is saved. Please save the menu first.',
  },
  price_without_amount: {
    status: 422,
    message: 'A market price and “included” have no amount that could be planned.',
  },
  section_not_on_menu: {
    status: 422,
    message: 'This section is not on the menu as it is saved. Please choose another one.',
  },
  sections_not_understood: {
    status: 422,
    message: 'We cannot tell what these sections sell. Please name them by what is served.',
  },
  target_out_of_reach: {
    status: 422,
    message: 'No menu of ours comes near this target per head. Please change it.',
  },
  impossible_wishes: {
    status: 422,
    message: 'No dish keeps to all of these wishes. Please change one of them.',
  },
  document_unreadable: {
    status: 422,
    message: 'This is stored in a form that this version of Carte cannot read.',
  },
  page_picture_too_large: {
    status: 422,
    message: 'A picture of that size is too large. Choose 150 dpi, or one page at a time.',
  },
  address_unreachable: {
    status: 422,
    message: 'No picture could be fetched from this address. Please check it, or upload the picture.',
  },
  too_many_requests: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  headers_too_large: { status: 431, message: 'The headers of the request are too large.' },
  internal: { status: 500, message: 'An unexpected error occurred. Please try again.' },
  typeset_failed: { status: 500, message: 'This menu could not be typeset. Please try again.' },
  payment_unavailable: {
    status: 503,
    message: 'The payment provider does not answer. Nothing was charged. Please try again in a moment.',
  },
  recognition_unavailable: {
    status: 503,
    message:
      'Pictures cannot be read on this installation. Please bring the menu as a PDF with text, as a Word or Excel file, or paste its text.',
  },
  no_proposals: { status: 503, message: 'The AI did not answer. Please try again later.' },
  typesetter_busy: { status: 503, message: 'The typesetter is busy. Please try again in a moment.' },
  superseded: { status: 409, message: 'A newer request has taken the place of this one.' },
  server_busy: { status: 503, message: 'Carte is very busy. Please try again in a moment.' },
  shutting_down: { status: 503, message: 'Carte is restarting. Please try again in a moment.' },
  database_unavailable: {
    status: 503,
    message: 'Carte cannot reach its data at the moment. Please try again in a moment.',
  },
  database_read_only: {
    status: 503,
    message: 'Carte can only be read at the moment, so this was not kept. Please try again in a moment.',
  },
  storage_unavailable: {
    status: 503,
    message: 'Carte cannot reach its pictures at the moment. Please try again in a moment.',
  },
  took_too_long: { status: 504, message: 'This took too long and was stopped. Please try again.' },
  typeset_timeout: { status: 504, message: 'Typesetting this menu took too long and was stopped.' },
  storage_full: {
    status: 507,
    message: 'Carte has no room left, so this was not kept. Please try again later.',
  },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errorTable

export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errorTable, code)

/** The body of every answer that is not a success. */
export const errorBodySchema = z.object({
  code: z.string(),
  message: z.string().meta({ description: 'A sentence for the person at the screen.' }),
  details: z
    .object({
      fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
      feature: z.string().optional(),
      currentVersion: z.int().optional(),
    })
    .optional(),
  requestId: z.string().optional(),
})

export type ErrorBody = z.infer<typeof errorBodySchema>
export type ErrorDetails = NonNullable<ErrorBody['details']>
