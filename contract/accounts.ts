import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const usernameSchema = z
  .string('Required')
  .trim()
  .min(3, 'Username must be at least 3 characters')
  .max(60, 'Username must not exceed 60 characters')
  .regex(/^\P{Cc}*$/u, 'Username must not contain control characters')

export const loginSchema = z.object({
  username: usernameSchema,
  password: z
    .string('Required')
    .min(6, 'Password must be at least 6 characters')
    .max(1000, 'Password must not exceed 1000 characters'),
})

export const registerSchema = z.object({
  username: usernameSchema,
  email: z.email('Please enter a valid email address').max(254, 'Please enter a valid email address'),
  password: z
    .string('Required')
    .min(6, 'Password must be at least 6 characters')
    .max(100, 'Password must not exceed 100 characters'),
})

/** The form's own shape: the repeated password is checked and left out of the request. */
export const registerFormSchema = registerSchema
  .extend({ confirmPassword: z.string('Required').min(6, 'Please confirm your password') })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
  })

export const userSchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  subscriptionPlan: z.enum(['basic', 'professional']),
  role: z.enum(['owner', 'administrator']),
})

export type User = z.infer<typeof userSchema>

export const register = endpoint({
  method: 'post',
  path: '/api/register',
  summary: 'Create an account and sign in',
  access: 'anyone',
  body: registerSchema,
  status: 201,
  output: userSchema,
  errors: ['registration_refused', 'username_taken', 'email_taken'],
})

export const login = endpoint({
  method: 'post',
  path: '/api/login',
  summary: 'Sign in',
  access: 'anyone',
  body: loginSchema,
  status: 200,
  output: userSchema,
  errors: ['wrong_credentials'],
})

export const logout = endpoint({
  method: 'post',
  path: '/api/logout',
  summary: 'Sign out; also fine when nobody is signed in',
  access: 'anyone',
  status: 204,
})

export const currentUser = endpoint({
  method: 'get',
  path: '/api/user',
  summary: 'Who is signed in',
  access: 'signed-in',
  status: 200,
  output: userSchema,
})
