/** A part of a country with its own laws: the code after the hyphen in ISO 3166-2, and its English name. */
export interface Region {
  readonly code: string
  readonly name: string
}

const regionsOfCountry: Readonly<Record<string, string>> = {
  AU: 'ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia',
  CA: 'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon',
  DE: 'BW Baden-Württemberg|BY Bavaria|BE Berlin|BB Brandenburg|HB Bremen|HH Hamburg|HE Hesse|NI Lower Saxony|MV Mecklenburg-Western Pomerania|NW North Rhine-Westphalia|RP Rhineland-Palatinate|SL Saarland|SN Saxony|ST Saxony-Anhalt|SH Schleswig-Holstein|TH Thuringia',
  GB: 'ENG England|NIR Northern Ireland|SCT Scotland|WLS Wales',
  US: 'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming',
}

/** What follows the code of a region in an address. */
const postcodes: Readonly<Record<string, string>> = {
  AU: String.raw`\d{4}`,
  CA: String.raw`[A-Z]\d[A-Z] ?\d[A-Z]\d`,
  US: String.raw`\d{5}(?:-\d{4})?`,
}

/** The code of the region that an address names before its postcode: `OH` of `2417 Lorain Ave, Cleveland, OH 44113`. */
export function regionInAddress(country: string | undefined, address: string): string | undefined {
  const postcode = postcodes[country ?? '']
  const code = postcode && new RegExp(String.raw`\b([A-Z]{2,3})[.,]? +${postcode}\b`).exec(address)?.[1]
  return regionsOf(country).find((region) => region.code === code)?.code
}

/** The states, provinces or nations of a country in alphabetical order, by ISO 3166-2; none where no rule asks for them. */
export const regionsOf = (country: string | undefined): readonly Region[] =>
  (regionsOfCountry[country ?? ''] ?? '')
    .split('|')
    .filter(Boolean)
    .map((line) => {
      const at = line.indexOf(' ')
      return { code: line.slice(0, at), name: line.slice(at + 1) }
    })
