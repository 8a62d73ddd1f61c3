import type { SoughtByHouse } from './sought-list.ts'

export const thai: SoughtByHouse = {
  any: {
    starters: `
      satay or spring rolls: Chicken Satay | Poh Pia Tod
      tom yum or tom kha: Tom Yum Goong | Tom Kha Gai | Tom Yum Het | Tom Kha Het
      papaya salad: Som Tum Thai | Som Tum Jay
      fish cakes: Tod Mun Pla | Tod Mun Khao Pod
      larb or beef salad: Larb Gai | Larb Moo | Nam Tok Nuea`,
    mains: `
      pad thai: Pad Thai | Pad Thai Jay
      green or red curry: Gaeng Keow Wan Gai | Gaeng Phed Ped Yang | Panang Nuea
      basil stir-fry: Pad Kra Pao Moo | Gai Pad Med Mamuang
      pad see ew or drunken noodles: Pad See Ew | Pad Kee Mao Jay
      massaman or khao soi: Massaman Kae | Khao Soi Gai
      fried rice: Khao Pad Poo | Khao Pad Sapparot
      whole fish or grilled chicken: Pla Neung Manao | Pla Rad Prik | Gai Yang`,
    desserts: `
      mango sticky rice: Mango Sticky Rice
      coconut ice cream or fried banana: Itim Kathi | Kluay Khaek | Roti Kluay`,
    sides: `
      jasmine rice: Khao Hom Mali
      sticky rice or roti: Khao Niao | Roti
      morning glory or greens: Pad Phak Bung Fai Daeng | Pad Phak Ruam`,
    drinks: `
      Thai iced tea: Cha Yen
      Thai beer: Singha
      coconut or lemongrass: Nam Maphrao | Nam Takrai`,
  },
}
