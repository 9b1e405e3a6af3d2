import { slashCommand } from '../shared/ids.ts';
import { header } from './kit/header.ts';
import { launchFormButton } from './launch/launch-form-button.ts';
import { commandNames, helpTopics, type CommandName, type HelpTopic } from './help-topics.ts';
import { message, type Message } from './kit/message.ts';
import { code, line, list, paragraph, preformatted, richText } from './kit/rich-text.ts';

/** What Adjutant can do. */
export function help(): Message {
  return message(
    `Adjutant understands: ${commandNames.map((name) => `${slashCommand} ${name}`).join(', ')}.`,
    header('Adjutant, the ad-ops officer'),
    paragraph(
      'Give me a media plan: I say what it would make and cost, and make it once somebody presses Launch.',
    ),
    richText(
      list(commandNames.map((name) => line(code(usage(name)), `  ${helpTopics[name].summary}`))),
    ),
    paragraph(
      'Begin with ',
      code(`${slashCommand} launch`),
      ' and pick an example plan; or read ',
      code(`${slashCommand} help launch`),
      '.',
    ),
    { type: 'actions', elements: [launchFormButton] },
  );
}

/** All about one command. */
export function helpOn(name: CommandName): Message {
  const { summary, details, examples }: HelpTopic = helpTopics[name];
  return message(
    `${usage(name)}: ${summary}.`,
    header(`${slashCommand} ${name}`),
    paragraph(code(usage(name)), `  ${summary}`),
    ...details.map((text) => paragraph(text)),
    preformatted([...examples]),
  );
}

function usage(name: CommandName): string {
  return `${slashCommand} ${name} ${helpTopics[name].takes}`.trim();
}
