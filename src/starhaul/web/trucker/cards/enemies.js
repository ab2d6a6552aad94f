/** Who waits out there: smuggler, slaver, pirate. Scenes are 300 by 180. */

import { html } from "../../lib.js";

/** A gentleman who opens his coat and has just what you need. */
export function Smuggler() {
  return html`<g>
    <path class="ca-coat" d="M120 104Q88 112 62 96Q46 140 38 182H262Q254 140 238 96Q212 112 180 104Z" />
    <path class="ca-lining" d="M116 112Q90 120 70 110Q58 146 52 182H124Z" /><path class="ca-lining" d="M184 112Q210 120 230 110Q242 146 248 182H176Z" />
    <path class="ca-line" d="M68 128H112M62 158H116M232 128H188M238 158H184" />
    <use href="#sh-cube-red" transform="translate(80 142) scale(1.15)" /><use href="#sh-cube-yellow" transform="translate(105 172) scale(1.15)" />
    <use href="#sh-cube-blue" transform="translate(76 174) scale(1.15)" /><use href="#sh-cube-green" transform="translate(218 143) scale(1.15)" />
    <use href="#sh-cube-yellow" transform="translate(226 174) scale(1.15)" /><use href="#sh-coin" transform="translate(198 172) scale(1.2)" />
    <path class="ca-bare" d="M128 108L150 128L172 108L176 182H124Z" /><path class="ca-danger" d="M143 122H157L154 132L160 166L150 176L140 166L146 132Z" />
    <path class="ca-coat" d="M112 108L132 92L150 126L136 140ZM188 108L168 92L150 126L164 140Z" />
    <path class="ca-skin-blue" d="M122 62Q122 108 150 112Q178 108 178 62Z" />
    <path class="ca-line" d="M136 96Q150 104 168 92" />
    <path class="ca-ink" d="M150 84Q140 76 124 88Q138 94 150 87Q162 94 176 88Q160 76 150 84Z" />
    <path class="ca-ink" d="M120 62H180V68Q178 80 166 80Q154 80 152 69H148Q146 80 134 80Q122 80 120 68Z" /><path class="ca-glint" d="M129 68L137 73M161 68L169 73" />
    <path class="ca-hat" d="M116 54Q114 20 134 18Q150 26 166 18Q186 20 184 54Z" /><path class="ca-danger" d="M116 44H184V54H116Z" />
    <path class="ca-hat" d="M92 62Q90 52 112 52H188Q210 52 208 62Q180 68 150 68Q120 68 92 62Z" />
  </g>`;
}

/** A collector with a net, and somebody in it. */
export function Slaver() {
  return html`<g>
    <path class="ca-wood" d="M224 182L242 66L249 67L232 182Z" />
    <path class="ca-hide" d="M58 182Q54 118 98 104Q150 88 190 104Q226 118 224 182Z" />
    <path class="ca-steel" d="M110 108Q150 96 182 108L176 182H116Z" /><path class="ca-line" d="M112 130H180M113 154H179" /><circle class="ca-metal" cx="146" cy="142" r="13" /><path class="ca-line" d="M138 142h16M146 134v16" />
    <path class="ca-skin-green" d="M110 62Q104 108 122 116Q146 126 170 116Q188 108 182 62Z" />
    <path class="ca-bare" d="M112 44Q88 40 82 12Q104 18 122 32ZM180 44Q204 40 210 12Q188 18 170 32Z" />
    <path class="ca-metal" d="M106 70Q104 24 146 22Q188 24 186 70Q146 58 106 70Z" /><path class="ca-line" d="M146 22V60" /><circle class="ca-ink" cx="122" cy="52" r="2.5" /><circle class="ca-ink" cx="170" cy="52" r="2.5" />
    <circle class="ca-bare" cx="146" cy="76" r="13" /><circle class="ca-ink" cx="150" cy="78" r="5.5" /><path class="ca-brow" d="M130 64L162 68" />
    <path class="ca-ink" d="M122 100Q146 94 170 100Q146 112 122 100Z" /><path class="ca-bare" d="M128 102L133 88L139 100ZM164 102L159 88L153 100Z" />
    <path class="ca-net" d="M218 44Q214 100 246 112Q282 104 276 44Z" />
    <use href="#sh-human" transform="translate(246 78) rotate(-14) scale(1.3)" />
    <path class="ca-mesh" d="M219 58Q247 70 276 58M219 76Q247 88 274 76M225 94Q247 104 268 94M230 50Q228 86 244 112M247 52V112M264 50Q266 86 250 112" />
    <ellipse class="ca-hoop" cx="247" cy="44" rx="30" ry="10" />
    <path class="ca-skin-green" d="M208 140Q204 122 222 120L242 124Q248 132 242 140L244 146Q240 156 226 156Q212 154 208 140Z" /><path class="ca-line" d="M226 132L242 133M226 143L243 144" />
  </g>`;
}

/** A ship that leaves no doubt about its trade. */
export function Pirate() {
  return html`<g>
    <path class="ca-flame" d="M70 138Q40 150 22 178Q64 172 86 150ZM230 138Q260 150 278 178Q236 172 214 150Z" />
    <path class="ca-steel" d="M22 92L70 84V112L22 108ZM278 92L230 84V112L278 108Z" /><path class="ca-metal" d="M10 86H26V114H10ZM290 86H274V114H290Z" />
    <path class="ca-hull" d="M56 100Q70 68 150 64Q230 68 244 100Q250 132 206 156Q150 176 94 156Q50 132 56 100Z" />
    <path class="ca-line" d="M66 124Q108 150 150 150Q192 150 234 124" /><circle class="ca-ink" cx="82" cy="108" r="3" /><circle class="ca-ink" cx="218" cy="108" r="3" />
    <path class="ca-bare" d="M100 78Q98 24 150 22Q202 24 200 78Q200 104 178 110V128Q178 134 172 134H128Q122 134 122 128V110Q100 104 100 78Z" />
    <path class="ca-line" d="M136 120V134M150 118V134M164 120V134" /><path class="ca-ink" d="M150 94L142 108H158Z" />
    <path class="ca-ink" d="M112 84Q112 68 128 68Q144 68 144 84Q142 98 128 98Q114 98 112 84Z" /><circle class="ca-danger" cx="128" cy="84" r="6" />
    <path class="ca-ink" d="M158 70Q172 62 190 74Q190 98 172 98Q158 94 158 70Z" /><path class="ca-strap" d="M98 62L164 76M186 74L204 66" />
    <path class="ca-danger" d="M98 64Q98 16 150 14Q202 16 202 64Q150 42 98 64Z" /><path class="ca-danger" d="M200 58Q222 52 236 30Q236 58 218 70Q232 74 238 90Q214 88 198 68Z" />
    <circle class="ca-bare" cx="126" cy="38" r="5" /><circle class="ca-bare" cx="152" cy="30" r="5" /><circle class="ca-bare" cx="178" cy="40" r="5" />
  </g>`;
}
