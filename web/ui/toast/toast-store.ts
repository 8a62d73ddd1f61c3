import type { ReactNode } from 'react'
import { create } from 'zustand'

export type ToastVariant = 'default' | 'destructive'

export interface ToastAction {
  label: string
  onSelect: () => void
}

export interface ToastOptions {
  title: ReactNode
  description?: ReactNode
  variant?: ToastVariant
  action?: ToastAction
  durationMs?: number
}

export interface ToastRecord extends ToastOptions {
  id: string
  variant: ToastVariant
  durationMs: number
  /** False once dismissed: the record stays until the next toast, so that this one can slide out. */
  isOpen: boolean
}

export const AUTO_CLOSE_MS = 5000

/** One toast at a time: the newest takes the place of the one before. */
export const useToast = create<{ readonly newest: ToastRecord | null }>()(() => ({ newest: null }))

let lastId = 0

export function toast(options: ToastOptions): { id: string; dismiss: () => void } {
  lastId += 1
  const id = String(lastId)
  useToast.setState({
    newest: {
      ...options,
      id,
      variant: options.variant ?? 'default',
      durationMs: options.durationMs ?? AUTO_CLOSE_MS,
      isOpen: true,
    },
  })
  return { id, dismiss: () => dismissToast(id) }
}

/** Closes a toast; one that is unknown or closed by now is left alone. */
export const dismissToast = (id: string): void =>
  useToast.setState(({ newest }) =>
    newest?.id === id && newest.isOpen ? { newest: { ...newest, isOpen: false } } : {},
  )

export const dismissNewestToast = (): void => dismissToast(useToast.getState().newest?.id ?? '')
