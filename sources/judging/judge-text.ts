import { delimiterOfTable } from './table-shape.ts'

export type TextKind = 'html' | 'json' | 'table' | 'lines'

export function judgeText(text: string): TextKind {
  const beginning = text.replace(/^\uFEFF/u, '').trimStart()
  if (/^(?:<!doctype html|<html|<head|<body|<\?xml[^>]*>\s*<(?:!doctype )?html)/iu.test(beginning))
    return 'html'
  if (/^</u.test(beginning) && /<(?:div|p|table|ul|h[1-6]|section|article|main|span)\b/iu.test(beginning))
    return 'html'
  if (/^[{[]/u.test(beginning) && isJson(beginning)) return 'json'
  return delimiterOfTable(text) === undefined ? 'lines' : 'table'
}

function isJson(text: string): boolean {
  if (!/[\]}]\s*$/u.test(text)) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    // A menu may begin with a bracket: `[Starters]`.
    return /^(?:\{\s*"|\[\s*[{[])/u.test(text)
  }
}
