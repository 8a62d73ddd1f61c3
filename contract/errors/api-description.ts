import type { ErrorCode } from './errors.ts'

/** JSON Schema 2020-12, the part of it that our shapes use. */
export interface JsonSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly format?: string
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly additionalProperties?: JsonSchema | boolean
  readonly required?: readonly string[]
  readonly propertyNames?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
}

export interface ApiParameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description?: string
  readonly schema: JsonSchema
}

/** An example is written by `finishDescription`. */
export interface ApiMedia {
  readonly schema: JsonSchema
  example?: unknown
}

type ApiContent = Readonly<Record<string, ApiMedia>>

export interface ApiOperation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description?: string
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters: readonly (ApiParameter | { readonly $ref: string })[]
  readonly requestBody?: { readonly content: ApiContent }
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly description: string
        readonly headers?: Readonly<Record<string, object>>
        readonly content?: ApiContent
      }
    >
  >
  /** What a key must be allowed to make it. */
  readonly 'x-scope'?: string
  /** The codes of the errors that it may answer, in addition to those of every call. */
  readonly 'x-error-codes': readonly ErrorCode[]
}

/** The description of all calls: what its page reads of OpenAPI 3.1. */
export interface ApiDescription {
  readonly openapi: string
  /** The codes of the errors that every call may answer. */
  readonly 'x-common-error-codes': readonly ErrorCode[]
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly webhooks?: Readonly<
    Record<
      string,
      { readonly post: Pick<ApiOperation, 'summary' | 'description' | 'parameters' | 'requestBody'> }
    >
  >
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>
  readonly components: Readonly<Record<string, Readonly<Record<string, object>>>> & {
    readonly schemas: Readonly<Record<string, JsonSchema>>
  }
}
