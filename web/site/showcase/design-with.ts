import type { Template } from '#domain/design/templates.ts'

/** Where a new menu begins that is to have this template; the way leads past the sign-in page where it must. */
export const designWith = ({ key }: Pick<Template, 'key'>): string => `/menu-builder?template=${key}`
