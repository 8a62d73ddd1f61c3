/** Guides of single features, behind the first steps. */
export { models } from './models-guide.tsx'
export { webhooks } from './webhooks-guide.tsx'
