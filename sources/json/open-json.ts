import { readMenuFile } from '../../domain/menu/stored/menu-file.ts'
import { type OpenedSource, SourceError } from '../opened.ts'
import { menuLines } from './json-ld/menu-lines.ts'
import { menuInJson } from './menu-in-json.ts'

/**
 * A file of ours, checked here so that its reader need not doubt it; or the menu in the data of another program.
 * @param currency of the restaurant, where it is known
 * @throws {SourceError} if it is neither
 */
export function openJson(json: string, currency?: string): OpenedSource {
  try {
    readMenuFile(json)
  } catch (cause) {
    const lines = linesIn(json, currency)
    if (lines) return { kind: 'lines', pages: [], ...lines }
    const sentence = cause instanceof Error ? cause.message : 'This file does not hold a menu.'
    throw new SourceError('no_menu', sentence, { cause })
  }
  return { kind: 'menu', json }
}

function linesIn(json: string, currency: string | undefined) {
  try {
    const data: unknown = JSON.parse(json.replace(/^\uFEFF/u, ''))
    const described = menuLines([data])
    const menu = described ? undefined : menuInJson(data, currency)
    return described ?? (menu && menuLines([menu]))
  } catch {
    // No JSON: what is wrong with it is said by the caller.
    return undefined
  }
}
