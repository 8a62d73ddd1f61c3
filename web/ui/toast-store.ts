import type { ReactNode } from 'react'

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
  /** How long it stays by itself. */
  durationMs?: number
}

export interface ToastRecord extends ToastOptions {
  id: string
  variant: ToastVariant
  durationMs: number
  /** False once dismissed; the record outlives it by `REMOVE_AFTER_MS`. */
  isOpen: boolean
}

const TOAST_LIMIT = 1
export const AUTO_CLOSE_MS = 5000
const REMOVE_AFTER_MS = 1_000_000

let toasts: readonly ToastRecord[] = []
let lastId = 0
const listeners = new Set<() => void>()
const removals = new Map<string, ReturnType<typeof setTimeout>>()

/** Shows a toast, from anywhere. The newest wins: an older one gives way at once. */
export function toast(options: ToastOptions): { id: string; dismiss: () => void } {
  lastId += 1
  const id = String(lastId)
  const record: ToastRecord = {
    ...options,
    id,
    variant: options.variant ?? 'default',
    durationMs: options.durationMs ?? AUTO_CLOSE_MS,
    isOpen: true,
  }
  const [kept, dropped] = [[record, ...toasts].slice(0, TOAST_LIMIT), toasts.slice(TOAST_LIMIT - 1)]
  for (const gone of dropped) cancelRemoval(gone.id)
  change(kept)
  return { id, dismiss: () => dismissToast(id) }
}

/** Closes a toast; its record is removed `REMOVE_AFTER_MS` later. An unknown or closed one is left alone. */
export function dismissToast(id: string): void {
  const found = toasts.find((entry) => entry.id === id)
  if (!found?.isOpen) return
  change(toasts.map((entry) => (entry.id === id ? { ...entry, isOpen: false } : entry)))
  removals.set(
    id,
    setTimeout(() => removeToast(id), REMOVE_AFTER_MS),
  )
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The same array until something changes, as `useSyncExternalStore` needs it. */
export function currentToasts(): readonly ToastRecord[] {
  return toasts
}

function removeToast(id: string): void {
  cancelRemoval(id)
  change(toasts.filter((entry) => entry.id !== id))
}

function cancelRemoval(id: string): void {
  clearTimeout(removals.get(id))
  removals.delete(id)
}

function change(next: readonly ToastRecord[]): void {
  toasts = next
  for (const listener of listeners) listener()
}
