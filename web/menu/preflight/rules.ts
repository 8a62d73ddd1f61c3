/** What judges a menu as it is served: one part of the build, which comes after the first pages. */
export { checkedMenu } from '#domain/live/calendar/checked-menu.ts'
export { preflight } from '#domain/preflight/preflight.ts'
