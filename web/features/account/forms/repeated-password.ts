import { z } from 'zod'
import { registerFormSchema } from '#contract/accounts/accounts.ts'

const { password, confirmPassword } = registerFormSchema.shape

export const repeatedPasswordSchema = z
  .object({ password, confirmPassword })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
  })
