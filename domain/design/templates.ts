import { accentOf } from './accent.ts'
import type { Design } from './settings.ts'

export interface Template {
  readonly id: number
  readonly key: 'classic' | 'modern' | 'rustic'
  readonly name: string
  readonly description: string
  readonly styleClass: string
  /** The settings that choosing this template brings. */
  readonly preset: Pick<Design, 'primaryColor' | 'secondaryColor' | 'accentColor' | 'fontFamily' | 'fontSize'>
}

export const templates = [
  {
    id: 1,
    key: 'classic',
    name: 'Classic',
    description: 'Centered and serif, with dotted leaders and fine rules.',
    styleClass: 'template-classic',
    preset: {
      primaryColor: '#333333',
      secondaryColor: '#ffffff',
      accentColor: accentOf('#333333'),
      fontFamily: 'serif',
      fontSize: 'medium',
    },
  },
  {
    id: 2,
    key: 'modern',
    name: 'Modern',
    description: 'Two columns of clean sans-serif with plenty of white space.',
    styleClass: 'template-modern',
    preset: {
      primaryColor: '#0f172a',
      secondaryColor: '#f8fafc',
      accentColor: accentOf('#0f172a'),
      fontFamily: 'sans-serif',
      fontSize: 'medium',
    },
  },
  {
    id: 3,
    key: 'rustic',
    name: 'Rustic',
    description: 'Textured paper, hand-cut headings and small ornaments.',
    styleClass: 'template-rustic',
    preset: {
      primaryColor: '#8d775f',
      secondaryColor: '#f5f0e6',
      // The red of its berries.
      accentColor: '#a63a24',
      fontFamily: 'serif',
      fontSize: 'medium',
    },
  },
] as const satisfies readonly Template[]

export type TemplateId = (typeof templates)[number]['id']

export const DEFAULT_TEMPLATE_ID: TemplateId = 1

export const templateById = (id: number): Template | undefined =>
  templates.find((template) => template.id === id)

export const isTemplateId = (id: number): id is TemplateId => templates.some((template) => template.id === id)
