import { z } from 'zod'
import * as featureErrors from './feature-errors.ts'

/** By status and code: the sentence for a person where the place that raised the error says nothing more precise. */
const messages = {
  400: {
    malformed_request: 'This is not a request that can be read.',
    malformed_json: 'The request is not valid JSON.',
    malformed_multipart: 'The upload is not a valid form.',
    invalid_input: 'Something in the request is not as it should be.',
    address_refused: 'This address cannot be used. Please give the web address of a public picture.',
    reset_link_invalid: 'This link has been used or is too old. Please ask for a new one.',
    verification_link_invalid: 'This link is too old or incomplete. Please ask for a new one.',
    registration_refused: 'Failed to create account',
    invalid_signature: 'This event is not signed by the payment provider.',
    not_a_test_card: 'This is a test form: please use one of the test card numbers, never a real card.',
  },
  401: {
    not_signed_in: 'Please sign in first.',
    wrong_credentials: 'Invalid username or password',
  },
  402: {
    plan_limit: 'This is available with our Professional plan.',
    card_declined: 'Your card was declined.',
    confirmation_refused: 'Your bank did not confirm the payment. Please try again or use another card.',
  },
  403: {
    wrong_origin: 'This request came from another site and was refused.',
    invitation_needed: 'Registration is by invitation. Please ask the administrator for a link.',
    invitation_invalid:
      'This invitation has been used or withdrawn, or is too old. Please ask for a new one.',
    registration_closed: 'Registration is closed: no new accounts are made here.',
    wrong_password: 'This is not your current password.',
    account_locked: 'This account is locked. Please ask the administrator of this installation.',
    email_not_verified: 'Please confirm your email address first: we have sent you a mail with a link.',
    pass_link_invalid: 'This kitchen link no longer works. Please ask for a new one.',
    role_refused: 'What you are in this house does not allow that. Please ask an owner or a manager.',
    not_administrator: 'Only an administrator can change the shared catalog.',
  },
  404: {
    not_found: 'There is nothing here.',
    menu_not_found: "The menu you're looking for doesn't exist or has been deleted.",
    nothing_on_record: 'Guests saw no such menu at that time, or it is too long ago.',
    state_not_found: 'This earlier state of the menu is no longer kept.',
    draft_not_found: 'There is no such draft.',
    page_not_found: 'This menu has no such page.',
    restaurant_not_found: 'There is no such restaurant profile.',
    restaurant_page_not_found: 'This restaurant has no page yet.',
    pass_link_not_found: 'This kitchen link is gone already.',
    planned_prices_not_found: 'These planned prices are gone already.',
    special_not_found: 'This special is gone already.',
    palette_not_found: 'There is no such palette.',
    invitation_not_found: 'This invitation is gone already.',
    upload_not_found: 'There is no such picture.',
    account_not_found: 'There is no such account.',
    session_not_found: 'This session has ended already.',
    invoice_not_found: 'There is no such payment.',
  },
  405: {
    method_not_allowed: 'This address cannot be used in this way.',
  },
  408: {
    request_timeout: 'The request took too long to arrive. Please try again.',
  },
  409: {
    already_professional: 'You already have the Professional plan.',
    no_subscription: 'There is no subscription that this could change.',
    no_other_dish: 'There is no other dish left that fits this menu.',
    username_taken: 'This username is already taken. Please try another.',
    username_reserved: 'This username is reserved for an administrator. Please choose another one.',
    successor_needed:
      'You are the only administrator here. Please name the account that takes over from you.',
    successor_unknown: 'No account has this username. Please name another account.',
    own_account: 'This is your own account. Go to Account Settings for it.',
    wrong_account: 'This is not the username of the account, so nothing was deleted.',
    email_taken: 'An account with this email address already exists.',
    draft_taken: 'Another tab or device is editing this draft.',
    version_conflict: 'This menu was changed elsewhere.',
    page_version_conflict: "The restaurant's page was changed elsewhere.",
    page_open:
      'The page of this restaurant is open to guests. Please close it first, and then delete the restaurant.',
    page_full: 'This page has 30 menus. Please take one off first.',
    slug_taken: 'This address is taken. Please try another one.',
    slug_reserved: 'Carte needs this address itself. Please try another one.',
    slug_refused: 'This address cannot be used. Please try another one.',
    too_many_slugs:
      'This page has had 20 addresses, and each of them still leads to it. Please take one of them.',
    declaration_changed: 'What you saw is not what is saved. Please look at it again, and then sign.',
    declaration_missing: 'Nothing was signed: some of these dishes have nothing that could be signed yet.',
    bin_full:
      'Your trash is full (200 menus). Please empty it, or delete some of them for good, and then delete this menu.',
    menu_says_more:
      'This menu says more than this request can carry, and saving it would lose that. Please reload the page and make your changes there.',
    too_many_named: 'This menu has 100 versions with a name. Please take a name off one first.',
    too_many_planned_prices:
      'You have as many planned prices as Carte keeps. Please delete some that are over first.',
    too_many_specials: 'You have 60 specials that are served now or soon. Please delete one first.',
    upload_in_use: 'This picture is in use. Take it off there first.',
    too_many_palettes: 'You have 50 palettes. Please delete one first.',
    too_many_pass_links: 'There are 20 kitchen links. Please revoke one you don’t use first.',
    superseded: 'A newer request has taken the place of this one.',
  },
  413: {
    too_large: 'The request is too large.',
    image_too_large: 'Image must be less than 5MB',
    upload_space_full:
      'Your account has no room for more pictures (500 MB). Please delete some under Account, Your Pictures.',
    image_too_many_pixels: 'This picture has too many pixels. Please choose a smaller one.',
    source_too_large:
      'This file is too large. Please bring the pages of the menu alone, or take smaller pictures of them.',
  },
  415: {
    source_unknown:
      'This isn’t a page, PDF, picture or text. Please save the menu as a PDF and bring that instead.',
    unsupported_media_type: 'This call takes another kind of content.',
    not_an_image: 'Please choose a picture: PNG, JPEG, WebP, GIF or AVIF.',
  },
  422: {
    source_unreadable:
      'This file is damaged. Please open it, save it again as a PDF or a JPEG picture, and bring that.',
    picture_without_text:
      'There is no text to be read in this picture. Please photograph the page straight from above, in even light, so that it fills the picture.',
    source_without_text:
      'This page shows its menu only after its scripts run, so there’s nothing to read. Print it to a PDF in your browser, or copy its text and paste it here.',
    never_holds: 'This time is over already, or clocks skip it. Please choose another one.',
    price_not_on_menu: 'Some of these prices are not on the menu as it is saved. Please save the menu first.',
    restaurant_unnamed:
      'Please name your restaurant first, in Edit Restaurant Details. Guests would read “Your Restaurant”.',
    price_without_amount: 'A market price and “included” have no amount that could be planned.',
    section_not_on_menu: 'This section is not on the menu as it is saved. Please choose another one.',
    sections_not_understood: 'We cannot tell what these sections sell. Please name them by what is served.',
    target_out_of_reach: 'No menu of ours comes near this target per head. Please change it.',
    impossible_wishes: 'No dish keeps to all of these wishes. Please change one of them.',
    document_unreadable: 'This is stored in a form that this version of Carte cannot read.',
    page_picture_too_large: 'A picture of that size is too large. Choose 150 dpi, or one page at a time.',
    address_unreachable:
      'No picture could be fetched from this address. Please check it, or upload the picture.',
  },
  429: {
    too_many_requests: 'Too many requests. Please wait a moment and try again.',
  },
  431: {
    headers_too_large: 'The headers of the request are too large.',
  },
  500: {
    internal: 'An unexpected error occurred. Please try again.',
    typeset_failed: 'This menu could not be typeset. Please try again.',
  },
  503: {
    payment_unavailable:
      'The payment provider does not answer. Nothing was charged. Please try again in a moment.',
    recognition_unavailable:
      'Pictures cannot be read on this installation. Please bring the menu as a PDF with text, as a Word or Excel file, or paste its text.',
    no_proposals: 'The AI did not answer. Please try again later.',
    typesetter_busy: 'The typesetter is busy. Please try again in a moment.',
    server_busy: 'Carte is very busy. Please try again in a moment.',
    shutting_down: 'Carte is restarting. Please try again in a moment.',
    database_unavailable: 'Carte cannot reach its data at the moment. Please try again in a moment.',
    database_read_only:
      'Carte can only be read at the moment, so this was not kept. Please try again in a moment.',
    storage_unavailable: 'Carte cannot reach its pictures at the moment. Please try again in a moment.',
  },
  504: {
    took_too_long: 'This took too long and was stopped. Please try again.',
    typeset_timeout: 'Typesetting this menu took too long and was stopped.',
  },
  507: {
    storage_full: 'Carte has no room left, so this was not kept. Please try again later.',
  },
} as const

type CodesOf<Table> = Table extends unknown ? { [S in keyof Table]: keyof Table[S] }[keyof Table] : never
export type ErrorCode = CodesOf<typeof messages | (typeof featureErrors)[keyof typeof featureErrors]>

export const errorTable = Object.fromEntries(
  [messages, ...Object.values(featureErrors)].flatMap((table) =>
    Object.entries(table).flatMap(([status, coded]) =>
      Object.entries(coded).map(([code, message]) => [code, { status: Number(status), message }]),
    ),
  ),
) as Readonly<Record<ErrorCode, { status: keyof typeof messages; message: string }>>

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
      limit: z.string().optional().meta({ description: 'The limit that was met, of `too_many_requests`.' }),
      currentVersion: z.int().optional(),
    })
    .optional(),
  requestId: z.string().optional(),
})

export type ErrorBody = z.infer<typeof errorBodySchema>
export type ErrorDetails = NonNullable<ErrorBody['details']>
