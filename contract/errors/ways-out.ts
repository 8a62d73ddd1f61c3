import type { errorTable } from './errors.ts'

type Status = (typeof errorTable)[keyof typeof errorTable]['status']

/** What a program does about an error of a status; the message of each says the rest. */
export const waysOut = {
  400: 'Fix the request: `details.fields` names each field. Sending the same again changes nothing.',
  401: 'Send a key that is valid; a person signs in again.',
  402: 'The plan of the house has no room for it. Its owner decides that, not the program.',
  403: 'Use a key or an account that may do it. Nothing was changed.',
  404: 'It is gone, or it was never yours. Read the list again.',
  405: 'Use one of the methods that `Allow` names.',
  408: 'The request came too slowly. Send it again with the same `Idempotency-Key`.',
  409: 'Somebody was faster, or it is under way. Read what is there, and send your change on top of it (`details.currentVersion`).',
  413: 'Send less at once.',
  415: 'Send JSON in UTF-8 with `content-type: application/json`, not compressed.',
  422: 'The request is right in form and can’t be done: the message says what is in the way.',
  429: 'Wait for the seconds in `Retry-After`, then send the same again.',
  431: 'Send fewer or shorter headers.',
  500: 'A fault of ours: send again with the same `Idempotency-Key`, and report the `requestId` if it stays.',
  503: 'Wait for the seconds in `Retry-After`, then send the same again with the same `Idempotency-Key`.',
  504: 'It took too long: ask for less at once, or send again with the same `Idempotency-Key`.',
  507: 'There is no room for it: delete what you don’t need, then send the same again.',
} as const satisfies Record<Status, string>
