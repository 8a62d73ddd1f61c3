export const AI_PROVIDERS = ['openai', 'anthropic', 'openai-compatible'] as const

export interface AiSettings {
  readonly provider: (typeof AI_PROVIDERS)[number]
  readonly model: string
  /** Absent: the operator's own server, which asks for none. */
  readonly apiKey?: string
  /** Absent: the provider's public address. */
  readonly baseUrl?: string
  /** Absent: letters of photographed menus are recognized without a model. */
  readonly visionModel?: string
  /** Absent: dishes keep their composed illustrations. */
  readonly imageModel?: string
}
