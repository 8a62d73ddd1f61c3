import { z } from 'zod'

/** Who may make an account: anybody, who has a link of an administrator, or nobody. */
export const registrationModes = ['open', 'invited', 'closed'] as const

/** What the operator decided for everybody, as pages and screens have to know it. */
export const installationSchema = z.object({
  /** The operator's name for it: in headers, titles and mails. */
  brandName: z.string(),
  /** Where people write to when they need help. */
  supportEmail: z.string(),
  /** The operator's pages that the law asks for; absent where there are none. */
  legal: z.object({ imprint: z.string(), privacy: z.string(), terms: z.string() }).partial(),
  /** Whether strangers find pages about Carte; else they find the sign-in page. */
  hasSite: z.boolean(),
  /**
   * Who takes the payments, by name. `off` is for an operator who runs Carte for their own restaurants:
   * every account has what Professional has, and nothing mentions prices or plans.
   */
  billing: z.string(),
  registration: z.enum(registrationModes),
  /** What the operator calls the provider that people may sign in at; absent where there is none. */
  signInProvider: z.string().optional(),
  /** Strangers may come here, and what they pay is not real: every screen says so. */
  saysPaymentsAreTests: z.boolean(),
  /** A language model proposes dishes, and reads the wishes and typed changes that Carte does not understand. */
  asksAi: z.boolean(),
  /** An AI can draw pictures of dishes here; else there are illustrations alone. */
  drawsPictures: z.boolean(),
})

export type RegistrationMode = (typeof registrationModes)[number]
export type Installation = z.infer<typeof installationSchema>

/** Returns whether there are plans to pay for, and prices to mention. */
export const hasPlans = ({ billing }: Pick<Installation, 'billing'>): boolean => billing !== 'off'

/** The meta element that tells the screens; its content is JSON. */
export const INSTALLATION_META = 'carte-installation'
