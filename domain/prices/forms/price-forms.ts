/**
 * How the menus of a country write prices: its currency, an amount with what groups its thousands (`_` is a space) and
 * with cents where most menus write them, the signs and words before an amount and behind it as they are printed, the
 * usual one first, and where they come from. A point behind letters goes without saying. Of countries that share a
 * sign, the one that means it most comes first.
 *
 * Digits are those of the Unicode CLDR 48, which `price-forms.test.ts` compares; whether cents are usual is general
 * knowledge. Signs come from
 * - C: the CLDR 48, symbols and narrow symbols of the currency
 * - W: the article on the currency in Wikipedia, its symbols and its notation
 * - M: the sample menus of the country in this repository
 * - G: general knowledge, not verified
 */
const table = `
  US | USD | 1,250.00 | $ US$ U$S u$s USD | $ USD dollars dollar bucks dólares | CM
  DE | EUR | 1.250,00 | € EUR euro | € EUR euro euros | CM
  FR | EUR | 1_250,00 | € EUR euro | € EUR euro euros | CM
  IT | EUR | 1.250,00 | € EUR euro | € EUR euro euros | CM
  ES | EUR | 1.250,00 | € EUR euro | € EUR euro euros | CM
  AT | EUR | 1_250,00 | € EUR euro | € EUR euro euros | CM
  BE | EUR | 1.250,00 | € EUR euro | € EUR euro euros | CG
  BG | EUR | 1_250,00 | € EUR | € EUR евро | CG
  (BG) | BGN | 1_250,00 |  | лв ЛВ lv Lv BGN | CM
  CY | EUR | 1.250,00 | € EUR euro | € EUR euro euros | CG
  EE | EUR | 1_250,00 | € EUR euro | € EUR euro euros | CG
  FI | EUR | 1_250,00 | € EUR | € EUR e euroa | CG
  GR | EUR | 1.250,00 | € EUR | € EUR ευρώ | CG
  HR | EUR | 1.250,00 | € EUR | € EUR eura | CG
  IE | EUR | 1,250.00 | € EUR euro | € EUR euro euros | CM
  LT | EUR | 1_250,00 | € EUR | € EUR | CG
  LV | EUR | 1_250,00 | € EUR euro | € EUR euro euros | CG
  MT | EUR | 1,250.00 | € EUR euro | € EUR euro euros | CG
  NL | EUR | 1.250,00 | € EUR euro | € EUR euro euros | CM
  PT | EUR | 1_250,00 | € EUR euro | € EUR euro euros | CG
  SI | EUR | 1.250,00 | € EUR euro | € EUR euro euros | CG
  SK | EUR | 1_250,00 | € EUR euro | € EUR euro euros | CG
  GB | GBP | 1,250.00 | £ GBP | £ GBP pounds pound | CM
  CH | CHF | 1'250.00 | CHF Fr SFr sFr | CHF Fr SFr Franken francs | CM
  CA | CAD | 1,250.00 | $ C$ CA$ CAD | $ CAD dollars | CM
  AU | AUD | 1,250.00 | $ A$ AU$ AUD | $ AUD dollars | CM
  NZ | NZD | 1,250.00 | $ NZ$ NZD | $ NZD dollars | CM
  MX | MXN | 1,250.00 | $ MX$ MXN | $ MXN M.N pesos mxn | CM
  SG | SGD | 1,250.00 | $ S$ SGD | $ SGD dollars | CM
  BN | BND | 1,250.00 | $ B$ BND | BND | CG
  JP | JPY | 1,250 | ¥ ￥ JPY | 円 yen JPY | CM
  CN | CNY | 1,250.00 | ¥ ￥ RMB CNY | 元 块 塊 RMB CNY yuan | CM
  HK | HKD | 1,250.00 | $ HK$ HKD | 元 蚊 HKD | CM
  MO | MOP | 1,250.00 | MOP$ MOP $ | 元 MOP | CW
  TW | TWD | 1,250 | NT$ $ NT NTD TWD | 元 圓 塊 NTD | CM
  KR | KRW | 1,250 | ₩ ￦ KRW | 원 won KRW | CG
  SE | SEK | 1_250 | kr Kr SEK | kr Kr SEK kronor | CM
  NO | NOK | 1_250 | kr Kr NOK | kr Kr NOK | CM
  DK | DKK | 1.250 | kr Kr DKK | kr Kr DKK | CM
  IS | ISK | 1.250 | kr ISK | kr Kr ISK | CG
  PL | PLN | 1_250,00 | zł PLN | zł zl ZŁ PLN | CM
  CZ | CZK | 1_250 | Kč CZK | Kč kč KČ Kc CZK | CM
  HU | HUF | 1_250 | Ft HUF | Ft FT HUF forint | CM
  RO | RON | 1.250,00 |  | lei RON ron leu | CM
  MD | MDL | 1.250 |  | lei MDL | CG
  RS | RSD | 1.250 |  | din дин RSD РСД dinara | CG
  BA | BAM | 1.250,00 |  | KM КМ BAM | CW
  MK | MKD | 1.250 |  | ден den MKD денари | CW
  AL | ALL | 1_250 |  | lekë lek LEK L | CW
  TR | TRY | 1.250 | ₺ TL | ₺ TL tl TRY lira | CM
  RU | RUB | 1_250 | ₽ | ₽ руб рублей рубля рубль р Р RUB | CM
  UA | UAH | 1_250 | ₴ | грн ₴ гривень гривні UAH | CM
  BY | BYN | 1_250,00 | Br | руб р Br BYN | CW
  KZ | KZT | 1_250 | ₸ | ₸ тг тнг тенге теңге KZT | CW
  UZ | UZS | 1_250 |  | so'm soʻm so‘m so’m sum сум сўм UZS | CW
  KG | KGS | 1_250 |  | сом som с KGS | CW
  TJ | TJS | 1_250,00 |  | сомони сомонӣ somoni смн TJS | CW
  GE | GEL | 1_250,00 | ₾ | ₾ ლ ლარი GEL lari | CW
  AM | AMD | 1_250 | ֏ | ֏ դրամ դր AMD | CW
  AZ | AZN | 1.250,00 | ₼ | ₼ AZN man manat | CW
  IL | ILS | 1,250.00 | ₪ NIS ILS | ₪ ש"ח ש״ח ש''ח שח שקל NIS ILS | CW
  AE | AED | 1,250.00 | AED Dhs Dh DHS DH dhs dh د.إ | AED Dhs Dh DHS DH dhs dh د.إ درهم | CM
  SA | SAR | 1,250.00 | SR S.R SAR ﷼ ⃁ | SR S.R SAR ﷼ ر.س ريال | CW
  QA | QAR | 1,250.00 | QR Q.R QAR | QR Q.R QAR ر.ق ريال | CW
  KW | KWD | 1,250.000 | KD K.D KWD | KD K.D KWD د.ك دينار | CW
  BH | BHD | 1,250.000 | BD BHD | BD BHD د.ب دينار | CW
  OM | OMR | 1,250.000 | RO R.O OMR | RO R.O OMR ر.ع ريال | CW
  JO | JOD | 1,250.000 | JD JDs JOD | JD JDs JOD د.أ دينار | CW
  IQ | IQD | 1,250 | IQD ID | IQD د.ع دينار | CW
  IR | IRR | 1,250 | IRR | ریال ﷼ IRR rial rials | CW
  AF | AFN | 1,250 | ؋ Afs AFN | ؋ AFN افغانی | CW
  SY | SYP | 1,250 | SYP | ل.س SYP | CW
  YE | YER | 1,250 | YER | ر.ي YER ريال | CW
  LB | LBP | 1.250 | LBP L.L LL | LBP L.L LL ل.ل | CW
  EG | EGP | 1,250 | LE L.E EGP E£ | LE L.E EGP ج.م جنيه ج | CW
  MA | MAD | 1.250,00 | DH Dh MAD | DH Dh dh dhs Dhs DHS MAD درهم | CG
  DZ | DZD | 1_250 | DA | DA DZD دج د.ج | CW
  TN | TND | 1.250,000 | DT TND | DT dt TND د.ت | CW
  LY | LYD | 1.250,000 | LD LYD | د.ل LD LYD دينار | CW
  SD | SDG | 1,250 | SDG | ج.س SDG | CW
  IN | INR | 1,25,000 | ₹ Rs rs RS INR रु ரூ | /- /= ₹ INR Rs rupees रुपये | CM
  PK | PKR | 1,250 | Rs RS PKR | /- /= PKR Rs روپے | CW
  LK | LKR | 1,250 | Rs LKR රු | /= /- LKR | CW
  NP | NPR | 1,25,000 | Rs NRs NPR रु रू | /- NPR | CW
  BT | BTN | 1,25,000 | Nu BTN | /- BTN | CW
  BD | BDT | 1,25,000 | ৳ Tk TK BDT | ৳ Tk TK tk টাকা /- BDT taka | CW
  MU | MUR | 1,250 | Rs MUR | MUR | CG
  MV | MVR | 1,250.00 | MVR Rf | MVR Rf | CW
  TH | THB | 1,250 | ฿ THB | บาท บ ฿ baht B THB | CM
  VN | VND | 1.250 | ₫ VND | ₫ đ Đ VND VNĐ đồng | CM
  ID | IDR | 1.250 | Rp IDR | IDR rupiah | CM
  MY | MYR | 1,250.00 | RM MYR | RM MYR ringgit | CM
  PH | PHP | 1,250 | ₱ P Php PhP PHP | ₱ PHP Php pesos | CM
  KH | KHR | 1,250 | ៛ KHR | ៛ KHR riel | CW
  LA | LAK | 1.250 | ₭ LAK | ₭ kip LAK ກີບ | CW
  MM | MMK | 1,250 | Ks K MMK | Ks MMK kyat kyats ကျပ် | CW
  MN | MNT | 1,250 | ₮ MNT | ₮ төг төгрөг MNT | CW
  AR | ARS | 1.250 | $ AR$ ARS | $ ARS pesos | CM
  CL | CLP | 1.250 | $ CLP | $ CLP pesos | CM
  CO | COP | 1.250 | $ COP | $ COP pesos | CM
  UY | UYU | 1.250 | $ $U UYU | $ UYU pesos | CW
  PY | PYG | 1.250 | ₲ Gs G PYG | ₲ Gs gs PYG guaraníes | CW
  BO | BOB | 1.250,00 | Bs BOB | Bs BOB | CW
  VE | VES | 1.250,00 | Bs VES | Bs VES bolívares | CW
  PE | PEN | 1,250.00 | S/ S/. s/ PEN | soles sol PEN | CW
  BR | BRL | 1.250,00 | R$ BRL | reais BRL | CM
  CR | CRC | 1_250 | ₡ ¢ CRC | colones CRC | CW
  GT | GTQ | 1,250.00 | Q GTQ | GTQ quetzales | CW
  HN | HNL | 1,250.00 | L Lps HNL | Lps HNL lempiras | CW
  NI | NIO | 1,250.00 | C$ NIO | NIO córdobas | CW
  PA | PAB | 1,250.00 | B/ B/. PAB | PAB balboas | CW
  DO | DOP | 1,250 | RD$ $ DOP | DOP pesos | CW
  CU | CUP | 1,250.00 | $ CUP | CUP pesos | CW
  HT | HTG | 1,250.00 | Gdes G HTG | gourdes Gdes HTG | CW
  JM | JMD | 1,250 | J$ $ JMD | JMD | CW
  TT | TTD | 1,250.00 | TT$ $ TTD | TTD | CG
  BB | BBD | 1,250.00 | $ Bds$ BDS$ BBD | BBD | CW
  BS | BSD | 1,250.00 | $ B$ BSD | BSD | CW
  BZ | BZD | 1,250.00 | $ BZ$ BZD | BZD | CW
  KY | KYD | 1,250.00 | $ CI$ KYD | KYD | CW
  GY | GYD | 1,250 | $ G$ GYD | GYD | CW
  AW | AWG | 1.250,00 | Afl AWG | Afl AWG | CW
  ZA | ZAR | 1_250,00 | R ZAR | rand ZAR | CW
  NA | NAD | 1,250.00 | N$ $ NAD | NAD | CG
  BW | BWP | 1,250.00 | P BWP | BWP pula | CW
  ZM | ZMW | 1,250.00 | K ZMW | ZMW kwacha | CW
  MZ | MZN | 1_250 | MT MZN | MT Mt Mts MZN meticais | CW
  MG | MGA | 1_250 | Ar MGA | Ar MGA ariary | CW
  MW | MWK | 1,250 | MK K MWK | MWK | CW
  SZ | SZL | 1,250.00 | E SZL | SZL | CW
  SC | SCR | 1,250.00 | SCR SR Rs | SCR | CW
  AO | AOA | 1_250 | Kz KZ AOA | Kz KZ AOA kwanzas | CW
  KE | KES | 1,250 | KSh KShs KES | /= /- KES bob | CW
  TZ | TZS | 1,250 | TSh TShs TZS | /= /- TZS | CW
  UG | UGX | 1,250 | USh UShs Shs UGX | /= /- UGX | CW
  RW | RWF | 1.250 | RWF Frw | RWF Frw | CW
  ET | ETB | 1,250 | ETB Birr Br | ETB Birr ብር Br | CW
  NG | NGN | 1,250 | ₦ N # NGN | NGN Naira | CW
  GH | GHS | 1,250.00 | GH₵ ₵ GH¢ GHS GHC GHc | GHS cedis | CW
  GM | GMD | 1,250.00 | D GMD | GMD dalasi | CW
  LR | LRD | 1,250 | L$ LD LRD | LRD | CW
  SL | SLE | 1,250.00 | Le NLe SLE | SLE | CW
  GN | GNF | 1_250 | GNF | GNF FG | CW
  CD | CDF | 1_250 | FC CDF | FC CDF | CW
  BI | BIF | 1.250 | FBu BIF | FBu BIF | CW
  SN | XOF | 1_250 | FCFA CFA XOF | FCFA F_CFA CFA F Frs XOF | CW
  CM | XAF | 1_250 | FCFA CFA XAF | FCFA F_CFA CFA F XAF | CW
  PF | XPF | 1_250 | XPF CFP | F F_CFP CFP XPF | CW
  CV | CVE | 1_250 | CVE | CVE ECV $ | CW
  FJ | FJD | 1,250.00 | $ F$ FJD | FJD | CG
  PG | PGK | 1,250.00 | K PGK | PGK kina | CW
  VU | VUV | 1,250 | VT VUV | VT VUV vatu | CW
  WS | WST | 1,250.00 | WS$ $ WST | WST tala | CW
  TO | TOP | 1,250.00 | T$ $ TOP | TOP | CW
`

/** What is right behind a whole number of hundredths, as parts of patterns. */
const hundredths: Readonly<Record<string, string>> = {
  USD: '[Cc]ents?|¢',
  EUR: '(?<=[05])c|[Cc]ents?|cts?|centimes|céntimos|centesimi|cêntimos|λεπτά',
  GBP: String.raw`(?<=\d\s?)p(?:ence)?|pence`,
  CHF: 'Rp|Rappen|centimes|cts?',
  CAD: '[Cc]ents?|¢',
  ...Object.fromEntries(
    ['AUD', 'NZD', 'SGD', 'MXN', 'ZAR'].map((currency) => [currency, '(?<=[05])c|[Cc]ents?|¢']),
  ),
  MYR: 'sen',
}

const TEN_THOUSAND = { 万: 10_000, 萬: 10_000, 千: 1000 }
const THOUSAND = { k: 1000, K: 1000 }

/** What multiplies an amount. */
const times: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  ...{ JPY: TEN_THOUSAND, CNY: TEN_THOUSAND, TWD: TEN_THOUSAND, KRW: { 만: 10_000, 천: 1000 } },
  ...{ KHR: THOUSAND, LAK: THOUSAND, MNT: THOUSAND, ARS: THOUSAND },
  UZS: { ...THOUSAND, ming: 1000, минг: 1000, тыс: 1000 },
  // Ten rials are a toman, in which Iran counts.
  IRR: { تومان: 10, toman: 10 },
  KZT: { тыс: 1000 },
  VND: { ...THOUSAND, nghìn: 1000, ngàn: 1000, tr: 1_000_000, triệu: 1_000_000 },
  IDR: { ...THOUSAND, rb: 1000, ribu: 1000, jt: 1_000_000, juta: 1_000_000 },
  ...{ COP: { ...THOUSAND, mil: 1000 }, CLP: { ...THOUSAND, mil: 1000 }, PYG: { ...THOUSAND, mil: 1000 } },
}

/** The sign in the place of the decimal mark: `14€50`, `650$00`, `12DT500`. */
const signsAsMarks: Readonly<Record<string, string>> = { EUR: '€', CAD: '$', CVE: '$', TND: 'DT' }

/** How the menus of all countries with a currency write it. */
export interface PriceForms {
  /** Samples of their digits: `1.250,00`, `1 250`. */
  readonly digits: readonly string[]
  readonly before: readonly string[]
  readonly after: readonly string[]
  readonly hundredths?: string | undefined
  readonly times: Readonly<Record<string, number>>
  readonly signAsMark?: string | undefined
  /** Do they leave cents out? Three digits behind one mark are thousands then. */
  readonly isWhole: boolean
  /** Are thousands written as a number with one decimal: `4.5` for 4,500? */
  readonly isInThousands: boolean
}

/** One row of the table; a country in brackets wrote prices so once. */
export const priceForms = table
  .trim()
  .split('\n')
  .map((row) => {
    const [country = '', currency = '', digits = '', before = '', after = '', source = ''] = row
      .trim()
      .split(/ ?\| ?/u)
    return {
      country,
      currency,
      digits: digits.replaceAll('_', ' '),
      before: words(before),
      after: words(after),
      source,
    }
  })

function words(list: string): string[] {
  return list
    .split(' ')
    .filter(Boolean)
    .map((word) => word.replaceAll('_', ' '))
}

const byCurrency = new Map(
  [...Map.groupBy(priceForms, ({ currency }) => currency)].map(([currency, forms]): [string, PriceForms] => [
    currency,
    {
      digits: forms.map(({ digits }) => digits),
      before: [...new Set(forms.flatMap(({ before }) => before))],
      after: [...new Set(forms.flatMap(({ after }) => after))],
      hundredths: hundredths[currency],
      times: times[currency] ?? {},
      signAsMark: signsAsMarks[currency],
      isWhole: forms.some(({ digits }) => !/[.,]0+$/u.test(digits.slice(5))),
      isInThousands: currency === 'KRW',
    },
  ]),
)

/** Undefined for a currency that the table does not know. */
export const formsOf = (currency: string): PriceForms | undefined => byCurrency.get(currency)
