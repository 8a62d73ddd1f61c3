import type { FileFormat } from '#domain/exchange/writing/formats/not-in-file.ts'

export type DataFormat = 'csv' | FileFormat

export const dataFormatNames: Readonly<Record<DataFormat, string>> = {
  csv: 'CSV for spreadsheets',
  xlsx: 'Excel workbook',
  square: 'Items for Square',
  clover: 'Inventory for Clover',
  google: 'Food menu for Google',
}
