/** URLs of every kind with names that do not exist, different for each number. */
export function madeUpAddress(number: number): string {
  const id = `nobody_${number.toString(36)}`;
  const kinds = [
    `/driver/${id}/`,
    `/teams/${id}/`,
    `/circuits/${id}/`,
    `/driver/${id}/charts`,
    `/compare/?ids=${id},max_verstappen`,
    `/compare/?kind=teams&ids=${id},ferrari`,
    `/race/${1950 + (number % 90)}/${1 + (number % 99)}/race/results`,
    `/races/?year=${number}`,
    `/teams/ferrari/?team=${id}`,
    `/social/driver/${id}.png`,
    `/social/compared/drivers/${id},max_verstappen.png`,
    `/api/drivers/${id}/results`,
    `/api/teams/${id}/against/ferrari`,
    `/api/circuits/${id}`,
  ];
  return kinds[number % kinds.length] ?? "/";
}
