/** Words of questions that the archive cannot answer: they are no misspelt names. */
const unknownWords =
  /^(?:laps? led|led|rain|wet|dry|back|each|every|old|young|age|world|night|street|penalt(?:y|ies)|overtak(?:e|ing)|safety car|fast|slow|money|salary|height|why|best ever|goat|greatest)(?= |$)/;

/** The word at the beginning of a text that nothing here can answer; null for none. */
export function readUnknown(text: string): string | null {
  return unknownWords.exec(text)?.[0] ?? null;
}

/** Small words, which carry no condition. */
const small =
  "the|a|an|of|all|time|ever|how|many|much|often|does|do|did|has|have|had|get|got|is|was|are|were|be|been|to|into|and|when|what|where|he|she|they|his|her|their|its|s|f1|formula|in history|history|total|overall|career|list|show|me|give|there|times?|driver s|than|also|up|now|so|far|grand prix|gp|two|scored|scoring|going|would|should|using|it|that|this";
/** Articles, auxiliaries and question words of languages beside English. */
const smallElsewhere =
  "wie|wer|wo|wann|welcher?s?|viele?|oft|hat|haben|hatte|war|waren|ist|sind|der|die|das|dem|den|des|ein|eine|und|von|vom|mit|im|auf|bei|le|la|les|du|de|un|une|et|qui|que|combien|quels?|quelles?|est|ont|au|aux|avec|pour|el|los|las|del|y|quien|cuant[oa]s?|tiene|tienen|en|il|lo|gli|di|da|della|dei|chi|quant[oiae]|ha|hanno|hoe|veel|vaak|heeft|het|een|van|op";
const noise = new RegExp(`^(?:${small}|${smallElsewhere})(?= |$)`);

/** The word at the beginning of a text that says nothing, as "the" does; null for none. */
export function readNoise(text: string): string | null {
  return noise.exec(text)?.[0] ?? null;
}

/** Words that stand in many names and are none themselves: "grand prix" is not the Albert Park Grand Prix Circuit. */
const ofManyNames =
  /^(?:(?:f1|formula|one|grands?|prix|gp|cars?|racing|motor|motorsports?|sports?|team|engineering|automobiles?|company|circuit|track|course|road|street|city|park|ring|speedway|international|national|autodromo?|raceway)(?: |$))+$/;

export function isOfManyNames(words: string): boolean {
  return ofManyNames.test(words);
}

/** Ordinary words that are spelt like names, in English and as others say "wins": "under" is not Bobby Unser. */
const ordinary = new Set(
  "across again along among bigger brake carry change check class clear close course daily danger drove fight inner joint league light longer lower major margin master match matter month names older paper partner place plain please price reach reason remain right rival river rules shape short single sister space stage status steward stewards summer taken tight toward track turned under walls watch water wonder worse campione joven meister siege victoire victoires victoria vittoria vittorie".split(
    " ",
  ),
);

/** Whether a word is ordinary, and no misspelt name. */
export function isOrdinary(word: string): boolean {
  return ordinary.has(word);
}
