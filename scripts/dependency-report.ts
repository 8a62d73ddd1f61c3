import { z } from 'zod'

export interface Component {
  readonly name: string
  readonly version: string
  /** An SPDX expression; undefined where the package states none. */
  readonly license: string | undefined
  /** Only our tests and tools use it. */
  readonly isTool: boolean
}

const componentSchema = z.object({
  name: z.string(),
  version: z.string(),
  group: z.string().optional(),
  properties: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
  licenses: z
    .array(
      z.object({
        license: z.object({ id: z.string().optional(), name: z.string().optional() }).optional(),
        expression: z.string().optional(),
      }),
    )
    .default([]),
})

const billSchema = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(componentSchema),
})

/** Reads a bill of materials as `npm sbom --sbom-format cyclonedx` writes it. */
export const readBill = (bill: unknown): Component[] =>
  billSchema.parse(bill).components.map(({ group, name, version, licenses, properties }) => ({
    name: group ? `${group}/${name}` : name,
    version,
    license:
      licenses
        .flatMap(({ expression, license }) => expression ?? license?.id ?? license?.name ?? [])
        .join(' AND ') || undefined,
    isTool: properties.some(
      (property) => property.name === 'cdx:npm:package:development' && property.value === 'true',
    ),
  }))

const npmBillSchema = z.looseObject({
  metadata: z.looseObject({ component: z.looseObject({}) }),
  components: z.array(
    z.looseObject({ externalReferences: z.array(z.looseObject({ type: z.string() })).default([]) }),
  ),
})

/** A bill of materials to hand on, without the name of this machine's folder and the addresses of its registry. */
export function shippedBill(bill: unknown, product: { readonly name: string; readonly version: string }) {
  const { metadata, components, ...rest } = npmBillSchema.parse(bill)
  return {
    ...rest,
    metadata: {
      ...metadata,
      component: { ...metadata.component, type: 'application', name: product.name, version: product.version },
    },
    components: components.map(({ externalReferences, ...component }) => ({
      ...component,
      externalReferences: externalReferences.filter(({ type }) => type !== 'distribution'),
    })),
  }
}

/** Licenses that ask for no more than to be named. */
const FREE_LICENSES = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Typefaces, which may be embedded.
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
])

interface Review {
  readonly packages: RegExp
  /** What was looked at; a package that changes its license is looked at again. */
  readonly license: string | undefined
  readonly reason: string
}

/** Packages that were reviewed and found fit for us. */
const reviews: readonly Review[] = [
  // Its package.json says BSD, which isn't an SPDX name: a bill of materials leaves it out.
  ...[undefined, 'BSD'].map((license) => ({
    packages: /^duck$/,
    license,
    reason: 'its file LICENSE is the BSD license of two clauses',
  })),
  {
    packages: /^pako$/,
    license: '(MIT AND Zlib)',
    reason:
      'MIT, and the license of zlib for what was carried over from it: both ask for no more than to be named',
  },
  {
    packages: /^@img\/sharp-libvips-/,
    license: 'LGPL-3.0-or-later',
    reason: 'libvips, unchanged, in a file of its own that sharp loads and anybody can replace',
  },
  {
    packages: /^@img\/sharp-(win32|wasm32)/,
    license: 'Apache-2.0 AND LGPL-3.0-or-later',
    reason: 'sharp with libvips, unchanged, in a file of its own that anybody can replace',
  },
  {
    packages: /^lightningcss(-|$)/,
    license: 'MPL-2.0',
    reason: 'builds the style sheets, unchanged; nothing of it is in them',
  },
  {
    packages: /^(axe-core|@axe-core\/playwright)$/,
    license: 'MPL-2.0',
    reason: 'tests accessibility, unchanged; it is not shipped',
  },
  {
    packages: /^png-js$/,
    license: undefined,
    reason: 'its file LICENSE is the MIT license; a bench compares with what uses it',
  },
]

export type Verdict =
  | { readonly kind: 'free' }
  | { readonly kind: 'reviewed'; readonly reason: string }
  | { readonly kind: 'refused'; readonly reason: string }

/** Returns whether we may use a package under its license. */
export function judgeLicense({ name, license }: Pick<Component, 'name' | 'license'>): Verdict {
  if (license !== undefined && isFree(license)) return { kind: 'free' }
  const review = reviews.find((each) => each.packages.test(name) && each.license === license)
  if (review) return { kind: 'reviewed', reason: review.reason }
  return { kind: 'refused', reason: license ? `${license} has not been reviewed` : 'states no license' }
}

/**
 * One of several alternatives (`OR`) has to be free, and all of the licenses joined by `AND`. Packages write
 * the words in either case. Exceptions (`WITH`) are not judged.
 */
function isFree(expression: string): boolean {
  // Brackets first, from the inside: what is free in them stands for MIT.
  const flat = expression.replaceAll(/\(([^()]*)\)/g, (_, inner: string) => (isFree(inner) ? ' MIT ' : ' ? '))
  if (flat !== expression) return isFree(flat)
  return expression
    .split(/\s+OR\s+/i)
    .some((part) => part.split(/\s+AND\s+/i).every((id) => FREE_LICENSES.has(id.trim())))
}

const auditSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      name: z.string(),
      severity: z.string(),
      range: z.string(),
      via: z.array(z.union([z.string(), z.object({ title: z.string(), url: z.string().optional() })])),
    }),
  ),
})

export interface Vulnerability {
  readonly name: string
  readonly severity: string
  readonly range: string
  /** The advisories with their addresses; empty where the vulnerability comes from another package. */
  readonly titles: readonly string[]
}

export type Vulnerabilities =
  | { readonly kind: 'known'; readonly list: readonly Vulnerability[] }
  /** The registry did not answer, which is not the same as none. */
  | { readonly kind: 'unknown'; readonly reason: string }

/** Reads what `npm audit --json` prints, failures among it. */
export function readAudit(output: string): Vulnerabilities {
  const answer = parsed(output)
  const audit = auditSchema.safeParse(answer)
  if (!audit.success) return { kind: 'unknown', reason: reasonOf(answer) }
  const list = Object.values(audit.data.vulnerabilities).map(({ name, severity, range, via }) => ({
    name,
    severity,
    range,
    titles: via.flatMap((each) =>
      typeof each === 'string' ? [] : [[each.title, each.url].filter(Boolean).join(', ')],
    ),
  }))
  return { kind: 'known', list }
}

function parsed(output: string): unknown {
  try {
    return JSON.parse(output)
  } catch {
    return undefined
  }
}

/** The registry's address is its user's business. */
function reasonOf(answer: unknown): string {
  const { statusCode } = (answer ?? {}) as { statusCode?: unknown }
  return typeof statusCode === 'number'
    ? `the registry answers questions about vulnerabilities with ${statusCode}`
    : 'the registry did not answer'
}
