/** Signs and words of currencies, next to a figure. */
const SIGN = String.raw`(?:\p{L}{0,3}\p{Sc}|EUR|USD|GBP|CHF|CAD|AUD|NZD|SEK|NOK|DKK|ISK|PLN|CZK|HUF|RON|BGN|RSD|TRY|ILS|NIS|AED|SAR|QAR|KWD|BHD|OMR|JOD|JD|KD|EGP|MAD|DH|TND|DT|INR|PKR|LKR|NPR|BDT|THB|VND|IDR|MYR|SGD|PHP|HKD|TWD|NTD|CNY|RMB|JPY|KRW|MXN|COP|CLP|ARS|PEN|BRL|UYU|ZAR|KES|KSh|NGN|GHS|kr\.?|Kč|zł|Ft|lei|din\.?|KM|руб\.?|р\.?|грн\.?|лв\.?|Fr\.?|SFr\.?|Rp\.?|RM|Rs\.?|TL|Tk|R\$|円|元|원|บาท|đ|د\.إ|ر\.س|ש"ח)`

const FIGURE = String.raw`(?:\d{1,3}(?:[.,'’ \u00A0\u202F]\d{3})+|\d{1,6})(?:[.,]\d{1,3})?(?:[.,][-–—])?`

/** In front of a price, saying nothing of it that a menu would: `Por R$ 9`, `now $8`. */
export const BEFORE_AMOUNT =
  /^(?:now|was|only|just|de|por|antes|ahora|agora|jetzt|nur|statt|ora|prima|solo|nu|voor|maintenant|teraz|tylko|nyní|jen|most|csak|acum|şimdi|сейчас|зараз)(?: nur)?:?\s+/iu

/** A price and nothing else: `$12`, `from 9,50 €`, `10€50`. */
export const AMOUNT = new RegExp(
  String.raw`^(?:[Ff]rom |[Aa]b |[ÀàAa] partir de |[Dd]esde |[Dd]a |[Oo]d |[Vv]anaf |[Ff]ra |[Ff]rån |[Aa]lkaen |[Oo]т |[Вв]ід |[Aa]pós |[Αα]πό )?(?:${SIGN})?\s?(?:${FIGURE}|\d{1,4}\p{Sc}\d\d)\s?(?:${SIGN})?$`,
  'u',
)
