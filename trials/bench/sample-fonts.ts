import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)
/** The faces of Classic, from the very files that it uses. */
export const fontFiles = {
  'Playfair Display': resolve('@expo-google-fonts/playfair-display/500Medium/PlayfairDisplay_500Medium.ttf'),
  Lora: resolve('@expo-google-fonts/lora/500Medium/Lora_500Medium.ttf'),
  'Lora Italic': resolve('@expo-google-fonts/lora/400Regular_Italic/Lora_400Regular_Italic.ttf'),
}
