import { expect, it } from 'vitest'
import { health } from '../accounts/operation.ts'
import { uploadImage } from '../accounts/uploads.ts'
import { exportCatalogue } from '../generating/catalogue-audit.ts'
import { readSavedMenu, updateSavedMenu } from '../menus/saved-menus.ts'
import { errorCodesOf } from './endpoint.ts'

it('says of a call what its parameters, its body and its access can be refused for', () => {
  expect(errorCodesOf(readSavedMenu)).toEqual(
    expect.arrayContaining(['menu_not_found', 'not_signed_in', 'not_found']),
  )
  expect(errorCodesOf(exportCatalogue)).toContain('invalid_input')
  expect(errorCodesOf(updateSavedMenu)).toEqual(
    expect.arrayContaining(['version_conflict', 'malformed_json', 'unsupported_media_type', 'wrong_origin']),
  )
  expect(errorCodesOf(uploadImage)).toContain('malformed_multipart')
})

it('says nothing that a call cannot answer', () => {
  for (const code of ['not_signed_in', 'not_found', 'malformed_json', 'invalid_input', 'wrong_origin']) {
    expect(errorCodesOf(health)).not.toContain(code)
  }
})
