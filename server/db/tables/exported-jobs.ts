/** How jobs of a kind are exported where that isn't as all others are, by their kind. */
export { webhook } from './webhooks.ts'
