import type { Houses } from './house.ts'

/** The clay oven of the north, the coconut of the south, and the snacks of the west. What Bengal cooks joins each. */
export const indian: Houses = {
  northern:
    /\b(?:punjabi?|amritsari|lucknow|delhi|kashmiri (?!chili)|tandoor\w*|clay oven|tikka|kebabs?|butter chicken|makhani|korma|rogan|nihari|rajma|saag|palak|paneer (?!roll)|kofta|kulcha|kadai|burra|laal maas|malai|aloo gobi|dal tadka|samosa|methi|keema|pindi|dahi ke|dahi bhalla|kaju|tikki|rumali|laccha|imarti|petha|til laddu|kathal|north india\w*)\b/,
  southern:
    /\b(?:kerala|chettinad|tamil|chennai|hyderabad\w*|karnataka|mangalorean|malabar|goan|dosa|uttapam|pongal|upma|idli|medu vada|sambar|rasam|moilee|(?<!\b(?:kadhi|khaman|khandvi|handvo)\b.*)curry lea(?:f|ves)|thoran|pachadi|koonthal|polichathu|sukka|nadan|ishtu|bonda|podi|kosambari|tellicherry|south indian|lemon rice|coconut (?:chutney|milk|oil)|balchao)\b/,
  western:
    /\b(?:mumbai|bombay|bhel|chaat|pav|dhokla|gujarat\w*|maharashtra|surat|handvo|parsi|sabudana|vadi|manchurian|hakka|schezwan|chili paneer|kathi roll|dahi bhalla|bhaji|keema|vindaloo|khaman|khandvi|kachori|gatte|rajasthan\w*|churma|dhokli|sev tameta|kadhi|khichdi|thepla|kaddu|chilla|frankie)\b/,
}
