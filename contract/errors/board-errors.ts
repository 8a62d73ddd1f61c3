/** Errors of calls about boards, as in `errors.ts`. */
export const boardErrors = {
  404: {
    board_not_found: 'There is no such board.',
  },
  409: {
    board_conflict: 'This board was changed elsewhere.',
    board_name_taken: 'Another board of this restaurant has this address already. Please choose another one.',
    too_many_boards: 'This restaurant has 30 boards. Please delete one first.',
  },
  422: {
    board_without_menus:
      'This restaurant page has no menus yet. Boards show its menus, so add one there first.',
    board_menu_unknown:
      'A menu on this board is not on the restaurant page. Add it there, or remove it from the board.',
  },
} as const
