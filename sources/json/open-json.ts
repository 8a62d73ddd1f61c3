import { readMenuFile } from '../../domain/menu/stored/menu-file.ts'
import { type OpenedSource, SourceError } from '../opened.ts'

/** A file of ours is checked here, so that its reader need not doubt it. */
export function openJson(json: string): OpenedSource {
  try {
    readMenuFile(json)
  } catch (cause) {
    const sentence = cause instanceof Error ? cause.message : 'This file does not hold a menu.'
    throw new SourceError('no_menu', sentence, { cause })
  }
  return { kind: 'menu', json }
}
